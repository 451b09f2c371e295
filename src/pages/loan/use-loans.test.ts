import { expect, test } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";

import { ofTab, readLoans } from "./use-loans.ts";
import { readRepayments, repaidMinor } from "./use-repayments.ts";

const loansOf = (...statuses: unknown[]) =>
  readLoans({ data: statuses.map((loan_status, id) => ({ id, loan_status })) }, NIGERIA);
const slugs = (loans: ReturnType<typeof loansOf>) => loans.map(({ slug }) => slug);

test.each([
  [{ slug: "Active" }, "active"],
  [{ slug: "pending" }, "pending"],
  ["ongoing", "ongoing"],
  [{ slug: null }, ""],
  [null, ""],
])("the status %j is %j", (status, slug) => expect(slugs(loansOf(status))).toEqual([slug]));

test("a provider that sends all loans for each status has them narrowed here", () => {
  const all = loansOf("pending", "active", "rejected", null);
  expect(slugs(ofTab(all, "pending"))).toEqual(["pending"]);
  expect(slugs(ofTab(all, "completed"))).toEqual([]);
  expect(ofTab(all, "all")).toBe(all);
});

test("a provider that narrows them by words of its own keeps what it sent", () => {
  const own = loansOf("awaiting-approval", "pending", null);
  expect(ofTab(own, "pending")).toBe(own);
});

test.each([
  [[{ amount: 100 }, { amount: "₦50.50" }], 15_050],
  [[], 0],
  // A part of it is not known.
  [[{ amount: 100 }, { amount: null }], undefined],
])("what was paid with %j", (data, minor) => {
  expect(repaidMinor(readRepayments({ data }, NIGERIA))).toBe(minor);
});

test.each([
  [1, "Direct debit"],
  ["1", "Direct debit"],
  ["direct_debit", "Direct debit"],
  ["USSD", "USSD"],
  [9, ""],
  [null, ""],
])("the method %j is %j", (method, text) => {
  expect(readRepayments({ data: [{ method }] }, NIGERIA)[0]?.method).toBe(text);
});
