import { formatByPattern, isoDay } from "#lib/time/dates.ts";
import { timeOf } from "#lib/time/read-time.ts";
import type { MoneyForm } from "#lib/money/money-form.ts";
import { majorText } from "#lib/money/money.ts";
import type { Period } from "#pages/transactions/read/filter.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { words } from "#pages/transactions/words.ts";

type Column = { readonly header: () => string; readonly cell: (row: Transaction) => string };

/** Plain numbers and dates, so that spreadsheets can calculate with them. */
const COLUMNS: readonly Column[] = [
  { header: () => words.ref, cell: ({ reference }) => reference },
  { header: () => words.dateAndTime, cell: sortableTime },
  { header: () => words.amount, cell: ({ amountMinor, form }) => decimal(amountMinor, form) },
  { header: () => words.charges, cell: ({ chargeMinor, form }) => decimal(chargeMinor, form) },
  { header: () => words.currency, cell: ({ currencySymbol }) => currencySymbol },
  { header: () => words.type, cell: ({ direction }) => direction ?? "" },
  { header: () => words.category, cell: ({ category }) => category },
  { header: () => words.status, cell: ({ status }) => status },
  { header: () => words.description, cell: ({ description }) => description },
];

/** Without it spreadsheets do not read the text as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * First characters by which spreadsheets recognise a formula, also as wide characters: a stranger may have written the
 * text of a payment. Spreadsheets of many countries begin a cell at each semicolon, whatever the quotes say, and others at
 * a tab.
 */
const FORMULA = /(?:^|[;\t\r\n])[ "]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Rows written without a break. */
const AT_ONCE = 500;

/** Transactions as CSV (RFC 4180). */
export function toCsv(rows: readonly Transaction[]): string {
  return [...csvParts(rows)].join("");
}

/** The same in parts: between two parts the page can react to the customer, however many rows there are. */
export function* csvParts(rows: readonly Transaction[]): Generator<string> {
  yield BYTE_ORDER_MARK + toLine(COLUMNS.map(({ header }) => header()));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    yield rows
      .slice(at, at + AT_ONCE)
      .map(lineOf)
      .join("");
}

/** 'transactions-2026-01-01-to-2026-01-31.csv': the requested days, else the first and last day of the rows. */
export function csvName(
  rows: readonly Transaction[],
  { from, to }: Period,
  now: Date,
  timeZone: string,
): string {
  const times = rows
    .map(({ createdAt }) => timeOf(createdAt, timeZone))
    .filter((time) => !Number.isNaN(time));
  const first = times.reduce((one, other) => Math.min(one, other), now.getTime());
  const last = times.reduce((one, other) => Math.max(one, other), first);
  const day = (at: number) => isoDay(new Date(at), timeZone);
  return `transactions-${from || day(first)}-to-${to || day(last)}.csv`;
}

function lineOf(row: Transaction): string {
  return toLine(COLUMNS.map(({ cell }) => cell(row)));
}

function toLine(fields: readonly string[]): string {
  return `${fields.map(toField).join(",")}\r\n`;
}

function toField(text: string): string {
  const safe = text.replaceAll(FORMULA, "$&'").replace(/^[\t\r\n]/, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function decimal(minor: number | undefined, form: MoneyForm): string {
  return minor === undefined ? "" : majorText(minor, form);
}

/** `2026-11-20 16:05:00` in the bank's time zone. */
function sortableTime({ createdAt, timeZone }: Transaction): string {
  const at = timeOf(createdAt, timeZone);
  return Number.isNaN(at) ? "" : formatByPattern(new Date(at), "YYYY-MM-DD HH:mm:ss", timeZone);
}
