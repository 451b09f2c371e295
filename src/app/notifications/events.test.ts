import { expect, test } from "vitest";

import type { JournalEntry } from "#engine/journal/journal.ts";
import { readTransaction, type Transaction } from "#pages/transactions/read/transaction.ts";
import { NIGERIA } from "#tests/support/regions.ts";

import { accountEvents } from "./events.ts";

const UTC = "UTC";
const payment = {
  key: "key-1",
  reference: "20261120-7KQ4M2ZX",
  startedAt: "2026-11-20T09:30:00Z",
  screen: "airtime",
  title: "Airtime Subscription",
  amount: "₦500.00",
  fingerprint: "f",
} as const;

test.each([
  [{ outcome: "pending" }, "Pending", "warning"],
  [{ outcome: "succeeded" }, "Went through", "success"],
  [{ outcome: "failed" }, "Did not go through", "danger"],
  [{ outcome: "resolved", end: { label: "Partly paid", title: "", text: "" } }, "Partly paid", "info"],
  [{ outcome: "resolved" }, "Ended", "info"],
] as const)("a payment with %o is %s, and counts as new again with each outcome", (end, status, tone) => {
  const entry: JournalEntry = { ...payment, ...end };
  const [event] = accountEvents([entry], [], [], UTC);
  expect(event).toMatchObject({ key: `payment-key-1-${end.outcome}`, at: "" });
  expect(event!.content()).toMatchObject({
    title: "Airtime Subscription, ₦500.00",
    detail: expect.stringMatching(/^Nov 20, 2026, 9:30\sAM$/) as unknown,
    status,
    tone,
    opens: { path: "/dashboard" },
  });
});

test("the keys of events, which the bell counts, need no date and no amount of the history", () => {
  const row = {
    id: "7",
    createdAt: "2026-11-20T09:30:00Z",
    status: "Successful",
    get amountMinor(): number {
      throw new Error("This amount is written although nobody looks.");
    },
  } as Transaction;
  const [event] = accountEvents([], [], [row], UTC);
  expect(event).toMatchObject({ key: "row-7-Successful", at: "2026-11-20T09:30:00Z" });
  expect(event!.content).toThrow("nobody looks");
});

test("a row of the history says what it was for as the table does, without the reference at its end", () => {
  const sent = {
    user_amount: -5,
    credit_debit_type_id: 2,
    description: "Rent, ref 20261120-7KQ4M2ZX",
    created_at: "2026-11-20",
  };
  const [event] = accountEvents([], [], [readTransaction(sent, 0, NIGERIA)], UTC);
  expect(event!.content()).toMatchObject({
    title: "Debit of ₦5.00",
    detail: expect.stringMatching(/^Rent · /) as unknown,
  });
});
