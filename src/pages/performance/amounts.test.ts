import { expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";

import { roundUp, writingOf } from "./amounts.ts";

test("amounts and months are written for reading", () => {
  const { amount, short, month } = writingOf(NIGERIA);
  expect([amount(185_000), amount(-5)]).toEqual(["₦1,850.00", "\u2212₦0.05"]);
  expect(short(10_000_000)).toBe("₦100K");
  expect([month("2026-01", "full"), month("2026-01", "short"), month("2026-01", "narrow")]).toEqual([
    "Jan 2026",
    "Jan",
    "J",
  ]);
});

test.each([
  [0, 100],
  [1, 1],
  [1_234_567, 2_000_000],
  [2_400_000, 2_500_000],
  [9_900_000, 10_000_000],
  [10_000_000, 10_000_000],
])("a scale for %i ends at %i", (minor, top) => {
  expect(roundUp(minor)).toBe(top);
});
