import { bankDay, isoDay } from "#lib/time/dates.ts";
import { type MoneyForm, namesOf } from "#lib/money/money-form.ts";
import { addMonths } from "#lib/time/months.ts";
import { hasSucceeded } from "#pages/transactions/save/statement.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";

/** What came in and went out, in minor units. */
export type Flow = { readonly inMinor: number; readonly outMinor: number };
/** A calendar month, `YYYY-MM`. */
export type MonthFlow = Flow & { readonly month: string };
export type CategoryFlow = Flow & {
  /** "" of those without one. */
  readonly category: string;
  /** The type of its first transaction. */
  readonly typeId?: number | undefined;
};

export type Summary = {
  readonly total: Flow;
  /** All requested months, the oldest first. */
  readonly months: readonly MonthFlow[];
  /** The categories that have money in them. */
  readonly categories: readonly CategoryFlow[];
  /** Symbol of the counted currency: the one with the most transactions. */
  readonly symbol: string;
  /** How that currency is written; undefined without transactions. */
  readonly form: MoneyForm | undefined;
  /** How many transactions are counted. */
  readonly counted: number;
  /** There are transactions in other currencies; they are not counted. */
  readonly hasOthers: boolean;
};

/** The calendar months up to now, `YYYY-MM`, the oldest first. */
export function monthsUntil(now: Date, count: number, timeZone: string): readonly string[] {
  const first = `${isoDay(now, timeZone).slice(0, 7)}-01`;
  return Array.from({ length: count }, (_, index) => addMonths(first, index - count + 1).slice(0, 7));
}

/**
 * Adds up money in and out. The wallet pays the charges in both directions, so they reduce money in and add to money
 * out. Only successful transactions count; a transfer between own wallets counts only with its charge.
 */
export function summarise(rows: readonly Transaction[], months: readonly string[]): Summary {
  const done = rows.filter(hasSucceeded);
  const currency = mostCommon(done.map(currencyOf));
  const same = done.filter((row) => currencyOf(row) === currency);
  const own = ownTransfers(same);
  const byMonth = new Map<string, Flow>(months.map((month) => [month, NOTHING]));
  const byCategory = new Map<string, Flow>();
  const types = new Map<string, number | undefined>();
  let total = NOTHING;
  let counted = 0;
  for (const row of same) {
    const month = monthOf(row);
    const soFar = byMonth.get(month);
    if (!soFar) continue;
    const flow = flowOf(row, own.has(row.reference));
    const { category } = row;
    byMonth.set(month, add(soFar, flow));
    byCategory.set(category, add(byCategory.get(category) ?? NOTHING, flow));
    if (!types.has(category)) types.set(category, row.typeId);
    total = add(total, flow);
    counted++;
  }
  return {
    total,
    months: [...byMonth].map(([month, flow]) => ({ month, ...flow })),
    categories: [...byCategory].map(([category, flow]) => ({
      category,
      ...flow,
      ...(types.get(category) !== undefined && { typeId: types.get(category) }),
    })),
    symbol: symbolOf(same[0]),
    form: same[0]?.form,
    counted,
    hasOthers: same.length < done.length,
  };
}

/** The currency of a row, whether its provider names it by code, by symbol, or not at all: then it is the bank's. */
function currencyOf({ form }: Transaction): string {
  const { symbol, currency } = form;
  return symbol === undefined || namesOf(form).includes(symbol) ? currency : symbol;
}

function symbolOf(row: Transaction | undefined): string {
  return row?.form.symbol ?? (row && namesOf(row.form).at(-1)) ?? "";
}

const NOTHING: Flow = { inMinor: 0, outMinor: 0 };

function add(one: Flow, other: Flow): Flow {
  return { inMinor: one.inMinor + other.inMinor, outMinor: one.outMinor + other.outMinor };
}

function flowOf({ direction, amountMinor = 0, chargeMinor = 0 }: Transaction, isOwn: boolean): Flow {
  const amount = isOwn ? 0 : amountMinor;
  if (direction === "Credit") return { inMinor: Math.max(0, amount - chargeMinor), outMinor: 0 };
  return direction === "Debit" ? { inMinor: 0, outMinor: amount + chargeMinor } : NOTHING;
}

/** References that occur as money in and as money out: transfers between the customer's own wallets. */
function ownTransfers(rows: readonly Transaction[]): ReadonlySet<string> {
  const referencesOf = (direction: Transaction["direction"]) =>
    rows.filter((row) => row.direction === direction && row.reference).map(({ reference }) => reference);
  const received = new Set(referencesOf("Credit"));
  return new Set(referencesOf("Debit").filter((reference) => received.has(reference)));
}

function monthOf({ createdAt, timeZone }: Transaction): string {
  return bankDay(createdAt, timeZone)?.slice(0, 7) ?? "";
}

function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  let best = "";
  for (const [text, count] of counts) if (count > (counts.get(best) ?? 0)) best = text;
  return best;
}
