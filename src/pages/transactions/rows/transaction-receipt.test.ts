import { expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";
import { readTransaction } from "#pages/transactions/read/transaction.ts";

import { receiptOf } from "./transaction-receipt.ts";

const row = {
  reference_number: "ELE-7",
  user_amount: 5000,
  user_charge_amount: 10.5,
  transaction_type: "debit",
  credit_debit_type_id: 2,
  transaction_category: { category: "Electricity" },
  status: { label: "Successful", color: "success" },
  user_wallet: { currency: { symbol: "₦" } },
  description: "Meter 04120",
  created_at: "2026-11-20T15:05:00",
  token: "1234-5678-9012-34",
};

test("has the rows and words of the specification, and the token in fours", () => {
  const receipt = receiptOf(readTransaction(row, 0, NIGERIA));
  expect(receipt).toMatchObject({
    reference: "ELE-7",
    amount: "₦5,000.00",
    type: "Electricity",
    direction: "Debit",
  });
  expect(receipt.rows).toEqual([
    { label: "Amount", value: "₦5,000.00" },
    { label: "Token", value: "1234 5678 9012 34", copy: true },
    { label: "Charges/Commission", value: "₦10.50" },
    { label: "Reference", value: "ELE-7", copy: true },
    { label: "Transaction Type", value: "Electricity" },
    { label: "Status", value: "Successful", tone: "success" },
    { label: "Naration", value: "Meter 04120" },
    { label: "Date", value: "Nov 20, 2026, 3:05 PM" },
  ]);
});

test("says N/A for everything that the provider did not send", () => {
  const receipt = receiptOf(readTransaction({}, 0, NIGERIA));
  expect([receipt.amount, receipt.type, receipt.direction]).toEqual(["N/A", "N/A", undefined]);
  expect(receipt.rows.map(({ value }) => value)).toEqual(Array(7).fill("N/A"));
});
