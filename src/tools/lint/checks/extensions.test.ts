import { expect, test } from "vitest";

import { namesOfCall } from "#tools/lint/specified-names.ts";

test.each([
  ["GET adverts", true],
  ["GET customers/wallets", false],
  ["POST loan-mgt/loan-applications", false],
])("whether %s is ours: %s", (call, expected) => {
  expect(namesOfCall(call)?.isOurs).toBe(expected);
});

test("a biller's own call is not an extension", () => {
  expect(namesOfCall("POST water/pay")).toBeUndefined();
});

test.each([
  ["GET customers/wallet-transactions", "client_reference", true],
  ["GET customers/wallet-transactions", "reference_number", false],
  ["POST customers/wallet-to-wallet-transaction/initiate", "charge", true],
  ["POST customers/wallet-to-wallet-transaction/initiate", "transaction_reference", false],
  ["POST customers/wallet-to-bank-transaction/initiate", "transaction_reference", true],
  ["GET users/profile", "telephone", false],
  ["GET transactions/errandpay/get-pos-terminals", "serial_number", true],
])("of %s, whether %s is ours alone: %s", (call, name, expected) => {
  expect(namesOfCall(call)?.isOursOnly(name)).toBe(expected);
});
