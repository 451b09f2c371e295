import { all, one, type Queries } from "#sandbox/database/queries.ts";
import type { TransactionRow } from "./transactions.ts";

export type HistoryFilter = {
  readonly customerId: number;
  readonly page: number;
  readonly perPage: number;
  /** Calendar days in Lagos, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Type codes; an empty list means all. */
  readonly types: readonly number[];
};

export type HistoryPage = {
  readonly rows: TransactionRow[];
  readonly total: number;
  readonly lastPage: number;
};

const MATCHING = `from transactions join wallets on wallets.id = wallet_id join customers on customers.id = customer_id
  where customer_id = $1
    and ($2::date is null or (created_at at time zone 'Africa/Lagos')::date >= $2::date)
    and ($3::date is null or (created_at at time zone 'Africa/Lagos')::date <= $3::date)
    and (cardinality($4::int[]) = 0 or type_id = any($4::int[]))`;

/** One page of the history of all wallets of a customer, newest first. */
export async function readHistory(queries: Queries, filter: HistoryFilter): Promise<HistoryPage> {
  const matching = [filter.customerId, filter.from ?? null, filter.to ?? null, filter.types];
  const { total } = await one<{ total: number }>(queries, `select count(*) as total ${MATCHING}`, matching);
  // A client may ask for a page that is further than Postgres can count.
  const first = Math.min((filter.page - 1) * filter.perPage, total);
  const rows = await all<TransactionRow>(
    queries,
    `select transactions.*, wallet_number, currency ${MATCHING} order by created_at desc, transactions.id desc limit $5 offset $6`,
    [...matching, Math.min(filter.perPage, total), first],
  );
  return { rows, total, lastPage: Math.max(1, Math.ceil(total / filter.perPage)) };
}
