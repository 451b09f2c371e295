import { expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";

import { readVirtualCards } from "./read-cards.ts";

const SETTINGS = { ...NIGERIA, cards: { maskFirst: 4, maskLast: 5, askPassword: false } };

test.each([
  [true, true],
  [1, true],
  ["1", true],
  [false, false],
  [0, false],
  ["0", false],
  [null, false],
  [undefined, false],
])("is_amount_locked %j: frozen is %j", (is_amount_locked, frozen) => {
  expect(readVirtualCards({ data: [{ id: 1, is_amount_locked }] }, SETTINGS)[0]?.frozen).toBe(frozen);
});
