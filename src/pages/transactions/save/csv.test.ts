import { describe, expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";
import { readTransaction } from "#pages/transactions/read/transaction.ts";

import { csvName, toCsv } from "./csv.ts";

const rowOf = (more: object) =>
  readTransaction(
    {
      id: 1,
      reference_number: "R-1",
      created_at: "2026-11-20T15:05:00Z",
      user_amount: 1850.5,
      user_charge_amount: 10,
      credit_debit_type_id: 2,
      transaction_category: { category: "Data" },
      status: { label: "Successful", color: "success" },
      user_wallet: { currency: { symbol: "₦" } },
      description: "1 GB",
      ...more,
    },
    0,
    NIGERIA,
  );
/** The cells of the only row; none of them contains a comma. */
const cellsOf = (more: object) =>
  toCsv([rowOf(more)])
    .split("\r\n")[1]!
    .split(",");

describe("transactions as CSV", () => {
  test("have a byte order mark, a header line, and line ends as in RFC 4180", () => {
    expect(toCsv([rowOf({})])).toBe(
      "\uFEFFRef,Date and Time,Amount,Charges/Commission,Currency,Type,Category,Status,Description\r\n" +
        "R-1,2026-11-20 16:05:00,1850.50,10.00,₦,Debit,Data,Successful,1 GB\r\n",
    );
  });

  test("leave missing values empty", () => {
    expect(toCsv([readTransaction({}, 0, NIGERIA)]).split("\r\n")[1]).toBe(",,,,,,,,");
  });

  test.each([
    ["a comma", "a, b", '"a, b"'],
    ["quotes", 'say "hi"', '"say ""hi"""'],
    ["lines", "a\nb", '"a\nb"'],
  ])("quote %s", (_, description, cell) => {
    expect(toCsv([rowOf({ description })])).toContain(`,Successful,${cell}\r\n`);
  });

  test.each([
    "=1+1",
    "+234",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\uFF1D1+1",
    // It contains a comma, so the cell is quoted and the formula would follow the quote.
    '=HYPERLINK("http://evil.example","Pay")',
  ])("turn the formula %j into text", (description) => {
    const cell = /,Successful,(.*)\r\n$/s.exec(toCsv([rowOf({ description })]))![1]!;
    expect(cell.replace(/^"/, "")[0]).toBe("'");
  });

  test.each([
    ["a semicolon", "Rent;=cmd|' /C calc'!A0", "Rent;'=cmd|' /C calc'!A0"],
    ["a semicolon and a space", "Rent; =1+1", "Rent; '=1+1"],
    ["a tab", "Rent\t@SUM(A1)", "Rent\t'@SUM(A1)"],
    ["a line end", "Rent\n=1+1", '"Rent\n\'=1+1"'],
    ["a semicolon and quotes", 'Rent;"=1+1', '"Rent;""\'=1+1"'],
    ["quotes and a semicolon", '"Rent";=1+1', '"""Rent"";\'=1+1"'],
    ["nothing that begins a cell", "Rent - 3+4=7; flat 2\r\nB", '"Rent - 3+4=7; flat 2\r\nB"'],
  ])("turn a formula into text after %s", (_, description, cell) => {
    expect(toCsv([rowOf({ description })])).toContain(`,Successful,${cell}\r\n`);
  });

  test("neutralise every cell that comes from outside", () => {
    const evil = { reference_number: "=1", description: "=2", status: { label: "=3" } };
    const cells = cellsOf({ ...evil, transaction_category: { category: "@4" } });
    expect(cells[0]).toBe("'=1");
    expect(cells.slice(-3)).toEqual(["'@4", "'=3", "'=2"]);
  });
});

test("the file is named after the days in it", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const rows = [rowOf({}), rowOf({ created_at: "2026-01-01T23:00:00Z" })];
  expect(csvName(rows, { from: "", to: "" }, now, NIGERIA.timeZone)).toBe(
    "transactions-2026-01-02-to-2026-11-20.csv",
  );
  expect(csvName(rows, { from: "2026-01-01", to: "2026-11-21" }, now, NIGERIA.timeZone)).toBe(
    "transactions-2026-01-01-to-2026-11-21.csv",
  );
  expect(csvName([], { from: "", to: "" }, now, NIGERIA.timeZone)).toBe(
    "transactions-2026-11-21-to-2026-11-21.csv",
  );
});
