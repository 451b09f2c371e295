import { expect, test } from "vitest";

import { homeParts } from "#tenant/home.ts";

import { orderOf } from "./order.ts";

test("what a tenant names comes first, and nothing is lost", () => {
  expect(orderOf(["movements", "wallets"], true)).toEqual([
    "movements",
    "wallets",
    "actions",
    "again",
    "details",
    "offers",
  ]);
  for (const isPhone of [true, false]) {
    expect(orderOf([], isPhone)).toHaveLength(homeParts.length);
    expect(orderOf(homeParts, isPhone)).toEqual(homeParts);
  }
});
