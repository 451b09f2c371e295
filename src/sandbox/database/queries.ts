import type { Transaction } from "@electric-sql/pglite";

/** The methods that a connection and a running transaction share. */
export type Queries = Pick<Transaction, "query">;

/** A connection that can run work in one database transaction: all of it is stored, or nothing. */
export type Database = Queries & {
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
};

/** Rows of a query. */
export async function all<Row>(queries: Queries, sql: string, params: unknown[] = []): Promise<Row[]> {
  return (await queries.query<Row>(sql, params)).rows;
}

/** First row of a query, or undefined. */
export async function first<Row>(
  queries: Queries,
  sql: string,
  params: unknown[] = [],
): Promise<Row | undefined> {
  return (await queries.query<Row>(sql, params)).rows[0];
}

/** First row of a query that always has one. Throws otherwise. */
export async function one<Row>(queries: Queries, sql: string, params: unknown[] = []): Promise<Row> {
  const row = await first<Row>(queries, sql, params);
  if (!row) throw new Error("The query gave no row.");
  return row;
}
