import { expect, test } from "vitest";

import { journalEntry } from "#tests/support/journal-entry.ts";
import { lost, reply, scriptedProvider, benchEnvironment } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { recipientMark } from "#engine/journal/recipient-mark.ts";

import { askAgain } from "./requery.ts";

const airtime = compileScreenFile("schemas/screens/payments/airtime.json");
const HISTORY = "GET customers/wallet-transactions";
const entry = journalEntry("key", {
  reference: "20261120-ABCDEFGH",
  step: "buy",
  kobo: 70_000,
  to: recipientMark("key", "0803 123 4567"),
});
const ours = {
  id: 1,
  description: "Airtime for 08031234567, ref 20261120-ABCDEFGH",
  user_amount: 700,
  transaction_type: "debit",
  transaction_type_id: 11,
  created_at: "2026-11-20T10:00:02Z",
  status: { label: "Successful" },
};
const other = (id: number, day = "2026-11-20") => ({
  ...ours,
  id,
  description: `Airtime, ref ${day}-${id}`,
  created_at: `${day}T11:00:00Z`,
});

/** What the app learns about the payment when the history has these pages. */
async function learn(pages: readonly (readonly object[])[], about: Partial<JournalEntry> = {}) {
  const provider = scriptedProvider();
  const { environment } = benchEnvironment({ provider });
  provider.on(HISTORY, async ({ query }) => {
    const page = Number(query?.["page"]);
    return reply({ data: { transactions: pages[page - 1] ?? [] } });
  });
  const { outcome } = await askAgain(airtime, { ...entry, ...about }, environment);
  return { outcome, asked: provider.requests.length };
}

test.each([
  ["as it is", ours],
  ["with everything as text", { ...ours, user_amount: "700.00", transaction_type_id: "11" }],
  ["with words in capitals", { ...ours, transaction_type: "DEBIT", status: { label: " SUCCESSFUL " } }],
  ["with the direction as a code", { ...ours, transaction_type: undefined, credit_debit_type_id: 2 }],
  ["named by its reference number", { ...ours, description: "Airtime", reference_number: entry.reference }],
  ["with a recipient", { ...ours, recipient: "08031234567" }],
  ["a day before it at most, by the bank's clocks", { ...ours, created_at: "2026-11-19 11:00:01" }],
  ["without a date", { ...ours, created_at: null }],
])("a row proves the payment %s", async (_, row) => {
  expect((await learn([[row]])).outcome).toBe("succeeded");
});

test.each([
  ["another amount", { ...ours, user_amount: 50 }],
  ["no amount", { ...ours, user_amount: null }],
  ["another type", { ...ours, transaction_type_id: 4 }],
  ["no type", { ...ours, transaction_type_id: undefined }],
  ["the other direction", { ...ours, transaction_type: "credit" }],
  ["no direction", { ...ours, transaction_type: undefined }],
  ["another recipient", { ...ours, recipient: "08059999999" }],
  ["a time before it", { ...ours, created_at: "2026-11-18T10:00:00Z" }],
  ["a time before it by the bank's clocks", { ...ours, created_at: "2026-11-19 10:59:59" }],
  ["a text that only mentions it", { ...ours, description: "about 20261120-ABCDEFGH, thanks" }],
  ["a longer name that ends the same way", { ...ours, description: "ref X20261120-ABCDEFGH" }],
  ["a state that nobody knows", { ...ours, status: { label: "Queued" } }],
  ["no state", { ...ours, status: null }],
])("a row with %s proves nothing", async (_, row) => {
  expect((await learn([[row]])).outcome).toBe("pending");
});

test("a row that says it failed is a failure", async () => {
  expect((await learn([[{ ...ours, status: { label: "Reversed" } }]])).outcome).toBe("failed");
});

test.each([302, 404, 500])("a row in an answer with status %s proves nothing", async (status) => {
  const provider = scriptedProvider();
  const { environment } = benchEnvironment({ provider });
  provider.on(HISTORY, reply({ data: { transactions: [{ ...ours, status: { label: "Failed" } }] } }, status));
  expect((await askAgain(airtime, entry, environment)).outcome).toBe("pending");
});

test("two rows that could be it prove nothing; the same row on two pages is one", async () => {
  expect((await learn([[ours, { ...ours, id: 2 }]])).outcome).toBe("pending");
  const moved = [
    [other(5), ours],
    [ours, other(4)],
  ];
  expect((await learn(moved)).outcome).toBe("succeeded");
});

test("the list is read back to the time of the payment, and no further", async () => {
  const newer = (page: number) => Array.from({ length: 10 }, (_, index) => other(page * 10 + index));
  const pages = [newer(1), newer(2), newer(3), [ours, other(9, "2026-11-01")], [other(8, "2026-10-01")]];
  expect(await learn(pages)).toEqual({ outcome: "succeeded", asked: 4 });
});

test("a provider that knows no pages is not asked without end", async () => {
  const page = [other(1), ours];
  expect(await learn(Array.from({ length: 40 }, () => page))).toEqual({ outcome: "succeeded", asked: 2 });
});

test("a page that does not come leaves it open: the row could stand there", async () => {
  const provider = scriptedProvider();
  const { environment } = benchEnvironment({ provider });
  provider.on(HISTORY, reply({ data: { transactions: [ours] } }), lost());
  expect((await askAgain(airtime, entry, environment)).outcome).toBe("pending");
});

test.each([
  ["NGN", "succeeded"],
  ["USD", "pending"],
])(
  "the same number in %s proves a payment in the currency of the history only: %s",
  async (currency, outcome) => {
    expect((await learn([[ours]], { minor: 70_000, currency })).outcome).toBe(outcome);
  },
);

test("a payment of which the journal does not know how much it was is never proven", async () => {
  expect((await learn([[ours]], { kobo: undefined })).outcome).toBe("pending");
});
