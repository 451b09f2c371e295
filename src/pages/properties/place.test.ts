import { describe, expect, test } from "vitest";

import { pageWindow } from "./page-window.ts";
import { START, nairaText, readPlace, writePlace } from "./place.ts";

const read = (query: string) => readPlace(new URLSearchParams(query));

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
    const written = writePlace(new URLSearchParams("company=acme"), place);
    expect(readPlace(written)).toEqual(place);
    expect(written.get("company")).toBe("acme");
    expect(writePlace(written, START).toString()).toBe("company=acme");
  });

  test.each([
    ["", ""],
    ["  ", ""],
    ["1,500", "1500"],
    ["₦ 2000.5", "2000.50"],
    ["-1", undefined],
    ["ten", undefined],
  ])("price %j", (typed, text) => expect(nairaText(typed)).toBe(text));
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
