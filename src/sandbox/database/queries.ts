/** The methods that a connection and a running transaction share. */
export type Queries = {
  query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
};

/** A connection that can run work in one database transaction: all of it is stored, or nothing. */
export type Database = Queries & {
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
};

/** A database that can be closed: the embedded one, or one on a PostgreSQL server. */
export type Store = Database & { close(): Promise<void> };

/** Lets only one transaction at a time, of all processes, do what this text names; until the transaction ends. */
export async function alone(queries: Queries, what: string): Promise<void> {
  await queries.query("select pg_advisory_xact_lock(hashtext($1))", [what]);
}

/** Rows of a query. */
export async function all<Row>(queries: Queries, sql: string, params: unknown[] = []): Promise<Row[]> {
  return (await queries.query(sql, params)).rows as Row[];
}

/** First row of a query, or undefined. */
export async function first<Row>(
  queries: Queries,
  sql: string,
  params: unknown[] = [],
): Promise<Row | undefined> {
  return (await all<Row>(queries, sql, params))[0];
}

/** First row of a query that always has one. Throws otherwise. */
export async function one<Row>(queries: Queries, sql: string, params: unknown[] = []): Promise<Row> {
  const row = await first<Row>(queries, sql, params);
  if (!row) throw new Error("The query gave no row.");
  return row;
}
