import { expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";

import { readPhysicalCards, readSecrets, readVirtualCards } from "./read-cards.ts";

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

test.each([
  ["11/28", "11/28"],
  ["2028-11-30", "11/28"],
  ["2028-11-30T23:59:59.000Z", "11/28"],
  ["2028-11-30 00:00:00", "11/28"],
  ["30/11/2028", "11/28"],
  ["2028-11", "11/28"],
  ["Nov 2028", "Nov 2028"],
  ["0000-00-00", ""],
  [null, ""],
])("a card that ends %j says %j", (date, expiry) => {
  expect(readVirtualCards({ data: [{ id: 1, expiration_date: date }] }, SETTINGS)[0]?.expiry).toBe(expiry);
  const [physical] = readPhysicalCards({ data: [{ id: 1, exp_date: date }] }, SETTINGS.cards);
  expect(physical?.expiry).toBe(expiry);
});

test("a physical card without a category is shown, and one of another category is not", () => {
  const cards = [{ id: 1 }, { id: 2, card_category_id: "2" }, { id: 3, card_category_id: 1 }];
  expect(readPhysicalCards({ data: cards }, SETTINGS.cards).map(({ id }) => id)).toEqual(["1", "2"]);
});

test.each([
  ["417", "417"],
  ["045", "045"],
  // As a number it has lost its zeros.
  [45, "045"],
  [7, "007"],
  [1234, "1234"],
  [null, ""],
])("the CVV %j is %j", (cvv, said) => {
  expect(readSecrets({ data: [{ id: 1, cvv }] }, "1").cvv).toBe(said);
});

test("the secrets of another card are never shown: not of one without an id, nor of one of two with the same", () => {
  const cards = [{ cvv: 111 }, { id: 1, cvv: 222 }, { id: 1, cvv: 333 }, { id: 2, cvv: 444 }];
  for (const id of ["", "1", "3"]) expect(() => readSecrets({ data: cards }, id)).toThrow("this card");
  expect(readSecrets({ data: cards }, "2").cvv).toBe("444");
});
