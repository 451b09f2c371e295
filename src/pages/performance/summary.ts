import { bankDay, isoDay } from "#lib/time/dates.ts";
import { type MoneyForm, namesOf } from "#lib/money/money-form.ts";
import { addMonths } from "#lib/time/months.ts";
import { currencyOf, hasSucceeded, isCounted } from "#pages/transactions/save/statement.ts";
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
  /** There are transactions of which we cannot read how much moved, or which way; they are not counted. */
  readonly hasUnread: boolean;
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
  const currency = mostCommon(done.map(({ form }) => currencyOf(form)));
  const same = done.filter(({ form }) => currencyOf(form) === currency);
  const own = ownTransfers(same);
  const byMonth = new Map<string, Flow>(months.map((month) => [month, NOTHING]));
  const byCategory = new Map<string, Flow>();
  const types = new Map<string, number | undefined>();
  let total = NOTHING;
  let counted = 0;
  let hasUnread = false;
  for (const row of same) {
    const month = monthOf(row);
    const soFar = byMonth.get(month);
    if (!soFar) continue;
    if (!isCounted(row)) {
      hasUnread = true;
      continue;
    }
    const flow = flowOf(row, own.has(moveOf(row)));
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
    hasUnread,
  };
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

/**
 * What occurs as money in and as money out: transfers between the customer's own wallets. A refund of a part has the
 * reference of its payment and another amount; it is none.
 */
function ownTransfers(rows: readonly Transaction[]): ReadonlySet<string> {
  const movesOf = (direction: Transaction["direction"]) =>
    rows.filter((row) => row.direction === direction && row.reference).map(moveOf);
  const received = new Set(movesOf("Credit"));
  return new Set(movesOf("Debit").filter((move) => received.has(move)));
}

function moveOf({ reference, amountMinor }: Transaction): string {
  return `${reference} ${amountMinor}`;
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
