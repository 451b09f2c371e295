import { bankDay } from "#lib/time/dates.ts";

import { countOf, isSought, type Sought } from "./sought.ts";
import type { Transaction } from "./transaction.ts";

/** Days of the bank's calendar, `YYYY-MM-DD`; "" means no limit. */
export type Period = { readonly from: string; readonly to: string };

/** One type code, or several. */
export type TransactionTypes = number | readonly number[];

export type TransactionQuery = {
  readonly period: Period;
  readonly page: number;
  readonly size: number;
  readonly types: readonly number[];
  /** What the customer looks for, which no provider is asked for: rows are narrowed here. */
  readonly sought?: Sought;
};

/** What narrows the rows of a query. */
export type Narrowing = Pick<TransactionQuery, "period" | "types" | "sought">;

/**
 * The query of the call. The dates are sent, although the specification's app collects them without sending them (see
 * behaviour: the filter works).
 */
export function toQuery({ period, page, size, types }: TransactionQuery): Record<string, string> {
  return {
    page: String(page),
    items_per_page: String(size),
    ...(period.from && { from: period.from }),
    ...(period.to && { to: period.to }),
    ...(types.length > 0 && { transaction_type_id: types.join(",") }),
  };
}

/** Keeps the requested rows, for providers that ignore the filter. */
export function narrowRows(
  rows: readonly Transaction[],
  { period, types, sought }: Narrowing,
): readonly Transaction[] {
  return rows.filter(
    (row) =>
      isWithin(row, period) &&
      (!sought || isSought(row, sought)) &&
      (types.length === 0 || (row.typeId !== undefined && types.includes(row.typeId))),
  );
}

/** Whether the query asks for less than all rows. */
export function isNarrowed({ period, types, sought }: TransactionQuery): boolean {
  return (
    (sought !== undefined && countOf(sought) > 0) ||
    types.length > 0 ||
    period.from !== "" ||
    period.to !== ""
  );
}

function isWithin({ createdAt, timeZone }: Transaction, { from, to }: Period): boolean {
  if (from === "" && to === "") return true;
  const day = bankDay(createdAt, timeZone);
  if (day === undefined) return false;
  return (from === "" || day >= from) && (to === "" || day <= to);
}
