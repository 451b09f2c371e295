import { describe, expect, test } from "vitest";
import { GHANA_IN_GERMAN, KUWAIT, NIGERIA, SENEGAL } from "#tests/support/regions.ts";

import { pageWindow } from "./page-window.ts";
import { START, readPlace, writePlace } from "./place.ts";
import { priceIn, priceText, typedPrice } from "./price-text.ts";

const read = (query: string) => readPlace(new URLSearchParams(query), NIGERIA);

describe("the place in the address", () => {
  test("is the start when the address has no place, or an invalid one", () => {
    expect(read("")).toEqual(START);
    expect(read("page=-1&min=much&max=-5&tab=else")).toEqual(START);
    expect(read("page=1e99")).toEqual(START);
  });

  test("can be read back as it was written, next to keys of others", () => {
    const place = {
      tab: "orders",
      search: "solar & sun",
      category: "6",
      min: "1500",
      max: "2000.50",
      page: 3,
      property: "31",
      order: "7",
    } as const;
    const written = writePlace(new URLSearchParams("company=acme"), place, NIGERIA);
    expect(readPlace(written, NIGERIA)).toEqual(place);
    expect(written.get("company")).toBe("acme");
    expect(writePlace(written, START, NIGERIA).toString()).toBe("company=acme");
  });

  test.each([
    ["", ""],
    ["  ", ""],
    ["1,500", "1500"],
    ["₦ 2000.5", "2000.50"],
    ["-1", undefined],
    ["ten", undefined],
  ])("price %j", (typed, text) => expect(priceText(typed, NIGERIA)).toBe(text));

  test.each([
    ["1.500,50", GHANA_IN_GERMAN, "1500.50", "1500,50"],
    ["1 500 F\u202fCFA", SENEGAL, "1500", "1500"],
    ["1,500.5", KUWAIT, "1500.500", "1500.500"],
  ])("price %j is the same to every address and provider", (typed, region, text, again) => {
    expect(priceText(typed, region)).toBe(text);
    expect(priceIn(text, region)).toBe(text);
    expect(typedPrice(text, region)).toBe(again);
  });
});

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [99, 9, [5, 6, 7, 8, 9]],
])("page %i of %i has the buttons %j", (page, last, numbers) =>
  expect(pageWindow(page, last)).toEqual(numbers),
);
