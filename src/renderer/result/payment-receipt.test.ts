import { expect, test } from "vitest";

import type { PaymentResult } from "#engine/state/screen-state.ts";
import { NIGERIA } from "#tests/support/regions.ts";

import { paymentReceipt } from "./payment-receipt.ts";

const paid: PaymentResult = {
  key: "key",
  outcome: "succeeded",
  reference: "20261120-AB12",
  providerReference: "ELE-7",
  title: "Electricity",
  amount: "₦5,000.00",
  direction: "debit",
  startedAt: "2026-11-20T15:05:00.000Z",
  message: "",
  rows: [
    { label: "Amount", value: "₦5,000.00", prominent: true },
    { label: "Fee", value: "₦0.00" },
    { label: "Token", value: "1234 5678", copy: true },
  ],
};

const receiptOf = (result: PaymentResult) => paymentReceipt(result, NIGERIA.timeZone);

test("says what was paid, under both references", () => {
  const receipt = receiptOf({ ...paid, to: "ADA OKAFOR" })!;
  expect(receipt).toMatchObject({
    to: "ADA OKAFOR",
    reference: "ELE-7",
    amount: "₦5,000.00",
    type: "Electricity",
    direction: "Debit",
  });
  expect(receipt.notice).toBeUndefined();
  expect(receipt.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Amount: ₦5,000.00",
    "Token: 1234 5678",
    "Fee: ₦0.00",
    "Bank reference: ELE-7",
    "Reference: 20261120-AB12",
    "Transaction Type: Electricity",
    "Status: Successful",
    expect.stringMatching(/^Date: Nov 20, 2026, \d{1,2}:05 [AP]M$/),
  ]);
});

test("of a pending payment says that it is not final", () => {
  const receipt = receiptOf({ ...paid, outcome: "pending", providerReference: undefined })!;
  expect(receipt.reference).toBe("20261120-AB12");
  expect(receipt.notice).toMatch(/^Not final: .* Do not pay again\./);
  expect(receipt.rows).toContainEqual({ label: "Status", value: "Pending", tone: "warning" });
});

test("of a payment that was returned says so in its screen's words, and never that it succeeded", () => {
  const end = { label: "Refunded", title: "Payment refunded", text: "The money is back." };
  const receipt = receiptOf({ ...paid, outcome: "resolved", end })!;
  expect(receipt.notice).toBe("The money is back.");
  expect(receipt.rows).toContainEqual({ label: "Status", value: "Refunded", tone: "info" });
  expect(JSON.stringify(receipt)).not.toMatch(/successful|failed/i);
  const unnamed = receiptOf({ ...paid, outcome: "resolved" })!;
  expect(unnamed.rows).toContainEqual({ label: "Status", value: "Ended", tone: "info" });
});

test("there is none of a payment that took no money", () => {
  expect(receiptOf({ ...paid, outcome: "failed" })).toBeUndefined();
});

test("says N/A where the amount or the time is not known", () => {
  const receipt = receiptOf({ ...paid, amount: undefined, startedAt: "", rows: [] })!;
  expect(receipt.amount).toBe("N/A");
  expect(receipt.rows.at(-1)).toEqual({ label: "Date", value: "N/A" });
});

test("says a reference once that the bank uses too", () => {
  const { rows } = receiptOf({ ...paid, providerReference: paid.reference })!;
  expect(rows.filter(({ value }) => value === paid.reference).map(({ label }) => label)).toEqual([
    "Reference",
  ]);
});
