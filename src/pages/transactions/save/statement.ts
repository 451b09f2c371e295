import { type MoneyForm, namesOf } from "#lib/money/money-form.ts";
import { statusTone } from "#pages/transactions/read/status-tone.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";

/** What came in and went out in one currency, of the transactions that were successful. Minor units. */
export type Totals = Pick<Transaction, "form"> & {
  readonly inMinor: number;
  readonly outMinor: number;
  readonly chargesMinor: number;
};

/**
 * Whether the money of a row has moved. Providers send a word or a colour for success; a row without any status is one
 * of a provider who lists nothing else. A status that we cannot read says nothing for sure.
 */
export function hasSucceeded({ status, statusColor, isStatusUnread }: Transaction): boolean {
  const isWithout = status === "" && statusColor === "" && !isStatusUnread;
  return isWithout || statusTone(status, statusColor) === "success";
}

/** Whether a row is in the totals: its money has moved, and we know how much and which way. */
export function isCounted(row: Transaction): boolean {
  return hasSucceeded(row) && row.direction !== undefined && row.amountMinor !== undefined;
}

/** The currency of an amount, whether its provider names it by code, by symbol, or not at all: then it is the bank's. */
export function currencyOf(form: MoneyForm): string {
  const { symbol, currency } = form;
  return symbol === undefined || namesOf(form).includes(symbol) ? currency : symbol;
}

/**
 * The totals of a statement: one for each currency, in the order of the rows. A currency of which an amount cannot be
 * read has none: they would be wrong.
 */
export function totalsOf(rows: readonly Transaction[]): readonly Totals[] {
  const found = new Map<string, Totals>();
  const unknown = new Set<string>();
  for (const row of rows) {
    const { form, direction, amountMinor = 0, chargeMinor = 0 } = row;
    const currency = currencyOf(form);
    if (isAmountUnread(row)) unknown.add(currency);
    if (!isCounted(row)) continue;
    const { inMinor = 0, outMinor = 0, chargesMinor = 0 } = found.get(currency) ?? {};
    found.set(currency, {
      form,
      inMinor: inMinor + (direction === "Credit" ? amountMinor : 0),
      outMinor: outMinor + (direction === "Debit" ? amountMinor : 0),
      chargesMinor: chargesMinor + chargeMinor,
    });
  }
  return [...found].flatMap(([currency, totals]) => (unknown.has(currency) ? [] : [totals]));
}

/** Whether money has moved, but nobody can say how much. */
export function isAmountUnread(row: Transaction): boolean {
  return hasSucceeded(row) && row.amountMinor === undefined;
}

/** Rows as a statement has them: the oldest first. */
export function oldestFirst(rows: readonly Transaction[]): readonly Transaction[] {
  // toReversed is newer than the browsers that we build for.
  return rows.map((_, index) => rows[rows.length - 1 - index]!);
}
