import { expect, test } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";
import { byName } from "#renderer/form/widget.ts";
import { widget as text } from "#renderer/widgets/at-hand/text.tsx";
import { widget as money } from "#renderer/widgets/money.tsx";

import { columnsOf } from "./columns.ts";
import { readSheet } from "./read-sheet.ts";

const columns = columnsOf(
  {
    type: "array",
    items: {
      type: "object",
      required: ["account", "amount"],
      properties: {
        account: { type: "string", title: "Account Number" },
        amount: { type: "integer", title: "Amount" },
        kind: { type: "string", title: "Kind", enum: ["S"] },
      },
    },
  },
  {
    account: { "ui:options": { compact: true } },
    amount: { "ui:widget": "money" },
    // As the compiler writes it.
    kind: { "ui:options": { labels: { S: "Salary" } } },
  },
);
const widgets = byName([text, money]);
const read = (list: string) =>
  readSheet(
    list,
    columns,
    (one, { widget, options }) =>
      widgets[widget]?.read?.(one, { options, scope: { region: NIGERIA } }) ?? one,
  );

test("without titles, values stand in the order of the columns", () => {
  expect(read("0123 456 789\t₦2,500.50\tsalary\n0123456780\t100")).toEqual({
    rows: [
      { account: "0123456789", amount: 250_050, kind: "S" },
      { account: "0123456780", amount: 10_000 },
    ],
    remarks: [],
  });
});

test("titles or names say which is which, whatever their order; what is not used or lacks is told", () => {
  expect(read("AMOUNT,Bank,account\n100,Harbour,0123456789")).toEqual({
    rows: [{ amount: 10_000, account: "0123456789" }],
    remarks: ['The column "Bank" is not used.'],
  });
  expect(read("Account number;Kind\n0123456789;Gift")).toEqual({
    rows: [{ account: "0123456789", kind: "Gift" }],
    remarks: ['The list has no column "Amount".'],
  });
});

test("what is wrong stays as it is; a formula is only a text", () => {
  expect(read('=1+1,"1,50",S,and more').rows).toEqual([{ account: "=1+1", amount: "1,50", kind: "S" }]);
  expect(read("1,2,S,more").remarks).toEqual([
    "Some rows have more values than Account Number, Amount, Kind. The others are left out.",
  ]);
  expect(read(" \n ")).toEqual({ rows: [], remarks: [] });
});
