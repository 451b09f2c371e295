import { Pool, types, type PoolClient, type QueryResult } from "pg";
import { all, one, type Queries, type Store } from "./queries.ts";
import { postgresProblem, refuseNewer, requireVersion } from "./postgres-problem.ts";
import { SCHEMA_VERSION, schemaSql } from "./schema.sql.ts";
import type { Content } from "./template.ts";

const INT8 = 20;
const DATE = 1082;
/** Any number that only the sandbox uses in its database: processes that start together make the tables one after another. */
const LOCK = 7_263_322;
/** How long a start, or a call while all connections are busy, waits for a connection, in ms. */
const WAIT = 10_000;

/**
 * Tables of another version stay as they are in a schema of their own, so an older process beside this one goes on, and
 * no table that is not the sandbox's is touched.
 */
const SCHEMA = `sandbox_${SCHEMA_VERSION}`;

/**
 * The store on a PostgreSQL server, which several processes may share. The first one makes tables and content. Throws
 * `StoreProblem`, which names what to do, and never the password.
 */
export async function openPostgres(url: string, content: Content): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    options: `-c search_path=${SCHEMA}`,
    connectionTimeoutMillis: WAIT,
    types: { getTypeParser },
  });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on("error", () => undefined);
  const store: Store = {
    query: async (sql, params) => await read(pool, sql, params),
    transaction: async (work) => await inTransaction(pool, work),
    close: async () => await pool.end(),
  };
  try {
    await migrate(store, content);
    return store;
  } catch (error) {
    await pool.end();
    throw postgresProblem(error, url);
  }
}

/** Makes tables and content in one transaction, once: other processes wait for the lock and then find them. */
async function migrate(store: Store, content: Content): Promise<void> {
  await store.transaction(async (queries) => {
    const { version } = await one<{ version: string }>(
      queries,
      "select current_setting('server_version_num') as version",
    );
    requireVersion(Number(version));
    await queries.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const made = await madeVersions(queries);
    refuseNewer(made, SCHEMA_VERSION);
    if (made.includes(SCHEMA_VERSION)) return;
    await queries.query(`create schema ${SCHEMA}`);
    await queries.query(schemaSql);
    await content.fill(queries);
  });
}

/** The versions whose tables are there. */
async function madeVersions(queries: Queries): Promise<readonly number[]> {
  const names = await all<{ version: string }>(
    queries,
    "select substring(nspname from 9) as version from pg_namespace where nspname ~ '^sandbox_[0-9]+$'",
  );
  return names.map(({ version }) => Number(version));
}

async function inTransaction<Result>(
  pool: Pool,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    // Each statement sees what others committed before it, so a check after a lock sees what the lock waited for.
    await client.query("begin isolation level read committed");
    const result = await work({ query: async (sql, params) => await read(client, sql, params) });
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function read(on: Pool | PoolClient, sql: string, params?: unknown[]): Promise<QueryResult> {
  // Without parameters a text may hold several statements, as that of the tables does.
  return await on.query(params ? { name: nameOf(sql), text: sql, values: params } : sql);
}

/** By the text of a statement: our texts are constants. */
const names = new Map<string, string>();

/** With a name, the server reads and plans a statement once for each connection, not for each payment. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `statement_${names.size}`;
  names.set(sql, name);
  return name;
}

/** Kobo fit into a JavaScript number (up to 90 trillion naira); a date stays text, as in the embedded store. */
function getTypeParser(oid: number, format?: "text" | "binary"): (text: string) => unknown {
  if (oid === INT8) return Number;
  if (oid === DATE) return (text) => text;
  return types.getTypeParser(oid, format) as (text: string) => unknown;
}
