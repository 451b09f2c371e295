import { expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";

import { readTransaction } from "#pages/transactions/read/transaction.ts";

import { sharesOf } from "./shares.ts";
import { monthsUntil, summarise } from "./summary.ts";

const months = ["2026-10", "2026-11"];
let id = 0;
const rowOf = (more: object) =>
  readTransaction(
    {
      id: ++id,
      reference_number: `R-${id}`,
      created_at: "2026-11-05T12:00:00+01:00",
      user_amount: 100,
      credit_debit_type_id: 2,
      transaction_category: { category: "Data" },
      status: { label: "Successful", color: "success" },
      user_wallet: { currency: { symbol: "₦" } },
      ...more,
    },
    id,
    NIGERIA,
  );
const totalOf = (...rows: object[]) => summarise(rows.map(rowOf), months).total;
const nothing = { inMinor: 0, outMinor: 0 };

test("months go back over the year's end", () => {
  expect(monthsUntil(new Date("2026-02-28T12:00:00Z"), 4, NIGERIA.timeZone)).toEqual([
    "2025-11",
    "2025-12",
    "2026-01",
    "2026-02",
  ]);
  expect(monthsUntil(new Date("2026-05-30T23:30:00Z"), 3, NIGERIA.timeZone)).toEqual([
    "2026-03",
    "2026-04",
    "2026-05",
  ]);
});

test("money in and out are added up by month and by category, charges included", () => {
  const rows = [
    {
      user_amount: 1000,
      credit_debit_type_id: 1,
      user_charge_amount: 30,
      transaction_category: { category: "Salary" },
    },
    { user_amount: 100.5, user_charge_amount: 10 },
    { user_amount: 50, created_at: "2026-10-31 23:59:00" },
    { user_amount: 7, transaction_category: null },
  ];
  expect(summarise(rows.map(rowOf), months)).toEqual({
    total: { inMinor: 97_000, outMinor: 16_750 },
    months: [
      { month: "2026-10", inMinor: 0, outMinor: 5000 },
      { month: "2026-11", inMinor: 97_000, outMinor: 11_750 },
    ],
    categories: [
      { category: "Salary", inMinor: 97_000, outMinor: 0 },
      { category: "Data", inMinor: 0, outMinor: 16_050 },
      { category: "", inMinor: 0, outMinor: 700 },
    ],
    symbol: "₦",
    form: { locale: "en-US", currency: "NGN", symbol: "₦" },
    counted: 4,
    hasOthers: false,
    hasUnread: false,
  });
});

test.each(["Failed", "Pending", "Reversed"])("what is %s does not count", (label) => {
  expect(totalOf({ status: { label, color: "secondary" } })).toEqual(nothing);
});

test("what failed does not count, although it comes in green", () => {
  expect(totalOf({ status: { label: "Failed", color: "#0a0" } })).toEqual(nothing);
});

test("a transaction succeeded by its colour, by its word, or when it has no status", () => {
  const done = { inMinor: 0, outMinor: 10_000 };
  expect(totalOf({ status: { label: "Sent", color: "green" } })).toEqual(done);
  expect(totalOf({ status: { label: "Completed", color: "" } })).toEqual(done);
  expect(totalOf({ status: undefined })).toEqual(done);
});

test("counts only the charge of a transfer between own wallets", () => {
  const own = { reference_number: "OWN-1", user_amount: 500 };
  expect(totalOf({ ...own, user_charge_amount: 10 }, { ...own, credit_debit_type_id: 1 })).toEqual({
    inMinor: 0,
    outMinor: 1000,
  });
});

test("a part that was refunded under the reference of its payment is money in, and the payment money out", () => {
  const paid = { reference_number: "R-1", user_amount: 500 };
  const refund = { ...paid, user_amount: 200, credit_debit_type_id: 1 };
  expect(totalOf(paid, refund)).toEqual({ inMinor: 20_000, outMinor: 50_000 });
});

test("a row of which we cannot read how much moved, or which way, is not counted, and that is said", () => {
  for (const unread of [{ user_amount: "much" }, { credit_debit_type_id: 3 }]) {
    expect(summarise([unread, {}].map(rowOf), months)).toMatchObject({
      counted: 1,
      hasUnread: true,
      total: { outMinor: 10_000 },
    });
  }
  expect(totalOf({ status: 7 })).toEqual(nothing);
});

test("leaves out other months and transactions without a time", () => {
  expect(totalOf({ created_at: "2026-09-30T22:59:00Z" }, { created_at: "soon" })).toEqual(nothing);
});

test("only one currency is added up", () => {
  const dollars = { user_wallet: { currency: { symbol: "$" } } };
  const summary = summarise([dollars, {}, {}].map(rowOf), months);
  expect(summary).toMatchObject({ symbol: "₦", counted: 2, hasOthers: true, total: { outMinor: 20_000 } });
});

test("a row without a currency, or with its code or another of its symbols, is in the bank's", () => {
  const bare = { user_wallet: undefined };
  const code = { user_wallet: { currency: { code: "NGN" } } };
  const word = { user_wallet: { currency: { symbol: "NGN" } } };
  const summary = summarise([bare, bare, code, word, {}].map(rowOf), months);
  expect(summary).toMatchObject({ symbol: "₦", counted: 5, hasOthers: false, total: { outMinor: 50_000 } });
});

test("a negative amount is money out, not money in", () => {
  expect(totalOf({ user_amount: -100 })).toEqual({ inMinor: 0, outMinor: 10_000 });
});

test("small categories are joined", () => {
  const categories = [1, 2, 3, 4, 5, 6, 7].map((outMinor) => ({
    category: `C${outMinor}`,
    inMinor: 0,
    outMinor,
  }));
  expect(sharesOf(categories, "inMinor")).toEqual([]);
  expect(sharesOf(categories.slice(1), "outMinor").map(({ name }) => name)).toHaveLength(6);
  expect(sharesOf(categories, "outMinor", ({ outMinor }) => (outMinor === 7 ? "zap" : undefined))).toEqual([
    { name: "C7", minor: 7, picks: "C7", icon: "zap" },
    ...[6, 5, 4, 3].map((minor) => ({ name: `C${minor}`, minor, picks: `C${minor}`, icon: undefined })),
    { name: "2 other categories", minor: 3 },
  ]);
});

test("a colour of failure alone keeps a transaction out, and no status at all does not", () => {
  expect(totalOf({ status: { label: "", color: "danger" } })).toEqual(nothing);
  expect(totalOf({ status: "Failed" })).toEqual(nothing);
  expect(totalOf({ status: null })).toEqual({ inMinor: 0, outMinor: 10_000 });
});

test("a charge with a minus is a charge", () => {
  expect(totalOf({ user_amount: -100, user_charge_amount: -5 })).toEqual({ inMinor: 0, outMinor: 10_500 });
});

test("transactions without a category cannot be looked for by its name", () => {
  const { categories } = summarise([rowOf({ transaction_category: null })], months);
  expect(sharesOf(categories, "outMinor")).toEqual([
    { name: "Other", minor: 10_000, picks: undefined, icon: undefined },
  ]);
});
