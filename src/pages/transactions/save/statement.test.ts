import { expect, test } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";
import { readTransaction } from "#pages/transactions/read/transaction.ts";

import { isAmountUnread, isCounted, oldestFirst, totalsOf } from "./statement.ts";

type Row = {
  readonly amount: unknown;
  readonly way?: 1 | 2 | 3;
  readonly charge?: unknown;
  readonly status?: unknown;
  readonly code?: string;
  readonly symbol?: string;
};

const row = (
  { amount, way = 2, charge = 0, status = "Successful", code = "NGN", symbol = "" }: Row,
  index = 0,
) =>
  readTransaction(
    {
      id: index,
      user_amount: amount,
      user_charge_amount: charge,
      credit_debit_type_id: way,
      status: typeof status === "string" ? { label: status, color: "" } : status,
      user_wallet: { currency: { code, symbol } },
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

test("nothing has no totals", () => {
  expect(totalsOf([])).toEqual([]);
});

test("an amount that cannot be read leaves its currency without totals", () => {
  const rows = [row({ amount: "much" }), row({ amount: 1 }), row({ amount: 9, code: "USD" })];
  expect(totalsOf(rows).map(({ form, outMinor }) => [form.currency, outMinor])).toEqual([["USD", 900]]);
  expect(rows.map(isAmountUnread)).toEqual([true, false, false]);
  expect(rows.map(isCounted)).toEqual([false, true, true]);
  // What has not succeeded has moved nothing, whatever its amount.
  expect(totalsOf([row({ amount: "much", status: "Failed" }), row({ amount: 1 })])).toHaveLength(1);
});

test("a currency that comes as a symbol alone is told from the bank's", () => {
  const rows = [
    row({ amount: 1, code: "" }),
    row({ amount: 2, code: "", symbol: "₦" }),
    row({ amount: 4, code: "NGN", symbol: "₦" }),
    row({ amount: 8, code: "", symbol: "$" }),
  ];
  expect(totalsOf(rows).map(({ outMinor }) => outMinor)).toEqual([700, 800]);
});

test.each([3, 0, false, { id: 2 }, { label: "", slug: "failed" }])(
  "a status that we cannot read, %j, is not one of success",
  (status) => {
    expect(isCounted(row({ amount: 1, status }))).toBe(false);
  },
);

test("a statement begins with the oldest, and the list stays as it is", () => {
  const rows = [row({ amount: 2 }, 1), row({ amount: 1 }, 2)];
  expect(oldestFirst(rows).map(({ id }) => id)).toEqual(["2", "1"]);
  expect(rows.map(({ id }) => id)).toEqual(["1", "2"]);
});

test("a statement counts a row whose provider sends no status, as the report of the year does", () => {
  const none = ["", null, {}, { label: null, color: "" }];
  expect(none.map((status) => isCounted(row({ amount: 1, status })))).toEqual([true, true, true, true]);
});
