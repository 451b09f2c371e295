import { expect, test } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";

import { readTransaction } from "./transaction.ts";

const read = (row: object) => readTransaction(row, 0, NIGERIA);

test("a status, a category and a currency that come as a text say the same as those in an object", () => {
  expect(
    read({
      status: "Failed",
      transaction_category: "Airtime",
      user_wallet: { currency: "USD" },
      user_amount: "5.00",
    }),
  ).toMatchObject({
    status: "Failed",
    category: "Airtime",
    form: { currency: "USD" },
    amountMinor: 500,
  });
});

test("a number in the place of a status or a category is not shown as its words", () => {
  expect(read({ status: 1, transaction_category: 4 })).toMatchObject({ status: "", category: "" });
});

test("money out is the same amount whether its provider sends it with a minus or without one", () => {
  const sent = { user_amount: "-1,500.00", user_charge_amount: -10, credit_debit_type_id: 2 };
  expect(read(sent)).toMatchObject({ amountMinor: 150_000, chargeMinor: 1000, direction: "Debit" });
});

test("the minus of an amount stays where nothing else says which way it went", () => {
  expect(read({ user_amount: -20 })).toMatchObject({ amountMinor: -2000, direction: undefined });
});

test("the code says which way the money went, and the word only where there is no code", () => {
  expect(read({ credit_debit_type_id: "2", transaction_type: "credit" }).direction).toBe("Debit");
  expect(read({ credit_debit_type_id: 1, transaction_type: "debit" }).direction).toBe("Credit");
  expect(read({ transaction_type: "DEBIT" }).direction).toBe("Debit");
});
