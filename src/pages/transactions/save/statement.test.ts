import { expect, test } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";
import { readTransaction } from "#pages/transactions/read/transaction.ts";

import { isCounted, oldestFirst, totalsOf } from "./statement.ts";

type Row = {
  readonly amount: unknown;
  readonly way?: 1 | 2 | 3;
  readonly charge?: unknown;
  readonly status?: string;
  readonly code?: string;
};

const row = ({ amount, way = 2, charge = 0, status = "Successful", code = "NGN" }: Row, index = 0) =>
  readTransaction(
    {
      id: index,
      user_amount: amount,
      user_charge_amount: charge,
      credit_debit_type_id: way,
      status: { label: status, color: "" },
      user_wallet: { currency: { code } },
    },
    index,
    NIGERIA,
  );

test("totals have what was successful, for each currency, to the minor unit", () => {
  const rows = [
    row({ amount: 0.1, charge: 10.75 }),
    row({ amount: 0.2 }),
    row({ amount: 5000, way: 1 }),
    row({ amount: 700, status: "Pending" }),
    row({ amount: 800, status: "Failed" }),
    row({ amount: 9, code: "USD" }),
  ];
  expect(totalsOf(rows).map(({ form, ...totals }) => [form.currency, totals])).toEqual([
    ["NGN", { inMinor: 500_000, outMinor: 30, chargesMinor: 1075 }],
    ["USD", { inMinor: 0, outMinor: 900, chargesMinor: 0 }],
  ]);
});

test("what is not in the totals can be told from what is", () => {
  const rows = [row({ amount: 1 }), row({ amount: 2, status: "Failed" }), row({ amount: 3, way: 3 })];
  expect(rows.map(isCounted)).toEqual([true, false, false]);
});

test("nothing has no totals; what has no direction or no amount counts nowhere", () => {
  expect(totalsOf([])).toEqual([]);
  expect(totalsOf([row({ amount: "much" })]).map(({ outMinor }) => outMinor)).toEqual([0]);
});

test("a statement begins with the oldest, and the list stays as it is", () => {
  const rows = [row({ amount: 2 }, 1), row({ amount: 1 }, 2)];
  expect(oldestFirst(rows).map(({ id }) => id)).toEqual(["2", "1"]);
  expect(rows.map(({ id }) => id)).toEqual(["1", "2"]);
});

test("a statement counts a row whose provider sends no status, as the report of the year does", () => {
  expect([row({ amount: 1, status: "" })].map(isCounted)).toEqual([true]);
});
