import { formatByPattern, isoDay } from "#lib/dates.ts";
import { timeOf } from "#lib/read-time.ts";
import { koboText } from "#lib/money.ts";

import type { Period } from "./filter.ts";
import type { Transaction } from "./transaction.ts";

type Column = { readonly header: string; readonly cell: (row: Transaction) => string };

/** Plain figures and dates, which spreadsheets calculate with. */
const COLUMNS: readonly Column[] = [
  { header: "Ref", cell: ({ reference }) => reference },
  { header: "Date and Time", cell: ({ createdAt }) => sortableTime(createdAt) },
  { header: "Amount", cell: ({ amountKobo }) => decimal(amountKobo) },
  { header: "Charges/Commission", cell: ({ chargeKobo }) => decimal(chargeKobo) },
  { header: "Currency", cell: ({ currencySymbol }) => currencySymbol },
  { header: "Type", cell: ({ direction }) => direction ?? "" },
  { header: "Category", cell: ({ category }) => category },
  { header: "Status", cell: ({ status }) => status },
  { header: "Description", cell: ({ description }) => description },
];

/** Without it spreadsheets take the text for another encoding than UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What spreadsheets take for a formula, wide forms included: the text of a payment may come from a stranger. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Rows that are written at once. */
const AT_ONCE = 500;

/** Transactions as CSV (RFC 4180) that spreadsheets open as it is meant. */
export function toCsv(rows: readonly Transaction[]): string {
  return [...csvParts(rows)].join("");
}

/** The same in parts: between two of them a page can answer its customer, however many rows there are. */
export function* csvParts(rows: readonly Transaction[]): Generator<string> {
  yield BYTE_ORDER_MARK + toLine(COLUMNS.map(({ header }) => header));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    yield rows
      .slice(at, at + AT_ONCE)
      .map(lineOf)
      .join("");
}

/** 'transactions-2026-01-01-to-2026-01-31.csv': the days that were asked for, else those of the rows. */
export function csvName(rows: readonly Transaction[], { from, to }: Period, now: Date): string {
  const times = rows.map(({ createdAt }) => timeOf(createdAt)).filter((time) => !Number.isNaN(time));
  const first = times.reduce((one, other) => Math.min(one, other), now.getTime());
  const last = times.reduce((one, other) => Math.max(one, other), first);
  return `transactions-${from || isoDay(new Date(first))}-to-${to || isoDay(new Date(last))}.csv`;
}

function lineOf(row: Transaction): string {
  return toLine(COLUMNS.map(({ cell }) => cell(row)));
}

function toLine(fields: readonly string[]): string {
  return `${fields.map(toField).join(",")}\r\n`;
}

function toField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function decimal(kobo: number | undefined): string {
  return kobo === undefined ? "" : koboText(kobo);
}

/** `2026-11-20 16:05:00` where the bank is. */
function sortableTime(iso: string): string {
  const at = timeOf(iso);
  return Number.isNaN(at) ? "" : formatByPattern(new Date(at), "YYYY-MM-DD HH:mm:ss");
}
