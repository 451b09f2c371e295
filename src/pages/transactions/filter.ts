import { isoDay } from "#lib/dates.ts";

import type { TransactionPage } from "./read-page.ts";
import type { Transaction } from "./transaction.ts";

/** Days of the customer's own calendar, `YYYY-MM-DD`; "" is open. */
export type Period = { readonly from: string; readonly to: string };

/** One type code, or several. */
export type TransactionTypes = number | readonly number[];

export type TransactionQuery = {
  readonly period: Period;
  readonly page: number;
  readonly size: number;
  readonly types: readonly number[];
};

/** Sent although the specification's app collects the dates and keeps them (see behaviour: the filter works). */
export function toQuery({ period, page, size, types }: TransactionQuery): Record<string, string> {
  return {
    page: String(page),
    items_per_page: String(size),
    ...(period.from && { from: period.from }),
    ...(period.to && { to: period.to }),
    ...(types.length > 0 && { transaction_type_id: types.join(",") }),
  };
}

/** The rows that were asked for, also where the provider passes over the filter. */
export function narrowRows(
  rows: readonly Transaction[],
  { period, types }: TransactionQuery,
): readonly Transaction[] {
  return rows.filter(
    ({ createdAt, typeId }) =>
      isWithin(createdAt, period) && (types.length === 0 || (typeId !== undefined && types.includes(typeId))),
  );
}

/** A page with the rows that were asked for. Where the provider gives all rows at once, the pages are made here. */
export function narrowPage(page: TransactionPage, query: TransactionQuery): TransactionPage {
  const rows = narrowRows(page.rows, query);
  if (page.whole) {
    const start = (query.page - 1) * query.size;
    return {
      ...page,
      rows: rows.slice(start, start + query.size),
      page: query.page,
      lastPage: Math.max(1, Math.ceil(rows.length / query.size)),
      total: rows.length,
    };
  }
  // A count that includes rows which nobody asked for says nothing.
  return rows.length === page.rows.length ? { ...page, rows } : { ...page, rows, total: undefined };
}

function isWithin(createdAt: string, { from, to }: Period): boolean {
  if (from === "" && to === "") return true;
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return false;
  const day = isoDay(date);
  return (from === "" || day >= from) && (to === "" || day <= to);
}
