import { expect, test } from "vitest";

import { shortlist } from "./shortlist.ts";

const letters = ["a", "b", "c", "d", "e", "f", "g", "h"];

test("a few entries all stay", () => {
  expect(shortlist(letters, { most: 8, first: () => false })).toBe(letters);
});

test("of many there are those of the customer, and the first of the others, in their order", () => {
  expect(shortlist(letters, { most: 4, first: (letter) => "hf".includes(letter) })).toEqual([
    "a",
    "b",
    "f",
    "h",
  ]);
});

test("entries that there are few of do not count, and stay", () => {
  expect(
    shortlist(letters, {
      most: 2,
      first: (letter) => letter === "e",
      counts: (letter) => letter !== "a" && letter !== "g",
    }),
  ).toEqual(["a", "b", "e", "g"]);
});
