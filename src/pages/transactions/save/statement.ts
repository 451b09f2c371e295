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
 * of a provider who lists nothing else.
 */
export function hasSucceeded({ status, statusColor }: Transaction): boolean {
  return (status === "" && statusColor === "") || statusTone(status, statusColor) === "success";
}

/** Whether a row is in the totals: its money has moved, and we know which way. */
export function isCounted(row: Transaction): boolean {
  return hasSucceeded(row) && row.direction !== undefined;
}

/** The totals of a statement: one for each currency, in the order of the rows. */
export function totalsOf(rows: readonly Transaction[]): readonly Totals[] {
  const found = new Map<string, Totals>();
  for (const row of rows) {
    const { form, direction, amountMinor = 0, chargeMinor = 0 } = row;
    if (!isCounted(row)) continue;
    const { inMinor = 0, outMinor = 0, chargesMinor = 0 } = found.get(form.currency) ?? {};
    found.set(form.currency, {
      form,
      inMinor: inMinor + (direction === "Credit" ? amountMinor : 0),
      outMinor: outMinor + (direction === "Debit" ? amountMinor : 0),
      chargesMinor: chargesMinor + chargeMinor,
    });
  }
  return [...found.values()];
}

/** Rows as a statement has them: the oldest first. */
export function oldestFirst(rows: readonly Transaction[]): readonly Transaction[] {
  // toReversed is newer than the browsers that we build for.
  return rows.map((_, index) => rows[rows.length - 1 - index]!);
}
