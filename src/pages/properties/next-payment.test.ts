import { expect, test } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";

import { nextPaymentText } from "./next-payment.ts";
import { readSubscription } from "./subscription.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

test.each([
  ["2026-11-25", 500, "Next payment Nov 25, 2026"],
  ["2026-11-19", 500, "Payment was due Nov 19, 2026"],
  [null, 0, "No payment is due"],
  [null, -20, "No payment is due"],
  // Money is left to pay, or may be: only the day is not known.
  [null, 500, ""],
  [null, null, ""],
  ["0000-00-00", 500, ""],
  ["the last Friday", 500, "Next payment the last Friday"],
])("a next payment on %j with %j left: %s", (next_payment_date, balance_amount, text) => {
  const order = readSubscription({ next_payment_date, balance_amount }, NIGERIA);
  expect(nextPaymentText(order, NOW, NIGERIA.timeZone)).toBe(text);
});

test("an interest that the provider does not say is unknown, not none", () => {
  expect(readSubscription({ interest_referenced: null }, NIGERIA).interestPct).toBeUndefined();
  expect(readSubscription({ interest_referenced: "0" }, NIGERIA).interestPct).toBe(0);
});
