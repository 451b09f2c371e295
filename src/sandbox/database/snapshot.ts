import { first, type Queries } from "./queries.ts";
import { COPIED, CUT, EMPTIED, SCHEMA_VERSION } from "./schema.sql.ts";

/** Empties every table. */
export async function emptyDatabase(queries: Queries): Promise<void> {
  await queries.query(
    `truncate ${[...COPIED, ...CUT, ...EMPTIED].join(", ")}, meta restart identity cascade`,
  );
  await queries.query("insert into meta values ('schema', $1)", [String(SCHEMA_VERSION)]);
}

/** Stores the state after seeding, so that `rewind` can restore it without seeding again. */
export async function takeSnapshot(queries: Queries, fingerprint: string, now: Date): Promise<void> {
  for (const table of COPIED) {
    await queries.query(`drop table if exists pristine_${table}`);
    await queries.query(`create table pristine_${table} as table ${table}`);
  }
  await queries.query("insert into meta values ('seeded', $1), ('content', $2)", [
    now.toISOString(),
    fingerprint,
  ]);
  for (const table of [...COPIED, ...CUT]) {
    await queries.query(`insert into meta select $1, coalesce(max(id), 0)::text from ${table}`, [table]);
  }
}

/** When this demo data was seeded; undefined when it never was, was not completed, or when other data was seeded. */
export async function snapshotTime(queries: Queries, fingerprint: string): Promise<Date | undefined> {
  const row = await first<{ value: string }>(
    queries,
    `select seeded.value from meta as seeded, meta as content
     where seeded.key = 'seeded' and content.key = 'content' and content.value = $1`,
    [fingerprint],
  );
  return row && new Date(row.value);
}

/** Whether checks may be left out while rows are restored: the embedded store's user may, a server's usually may not. */
export async function canRewind(queries: Queries): Promise<boolean> {
  const row = await first<{ may: string }>(queries, "select current_setting('is_superuser') as may");
  return row?.may === "on";
}

/** Restores the snapshot with a few small statements; seeding would take many times as long. */
export async function rewind(queries: Queries): Promise<void> {
  // The rows were checked when they were seeded, so triggers and foreign keys need not check them again.
  await queries.query("set local session_replication_role = 'replica'");
  for (const table of EMPTIED) await queries.query(`delete from ${table}`);
  for (const table of CUT) await queries.query(`delete from ${table} where id > ${mark(table)}`);
  for (const table of COPIED) {
    await queries.query(`delete from ${table}`);
    await queries.query(`insert into ${table} overriding system value select * from pristine_${table}`);
  }
  const counters = [...COPIED, ...CUT].map(
    (table) => `setval(pg_get_serial_sequence('${table}', 'id'), ${mark(table)})`,
  );
  await queries.query(`select ${counters.join(", ")}`);
}

/** The columns with times in the tables that only grow. */
const DATED = [
  ["journals", "created_at"],
  ["transactions", "created_at"],
  ["loans", "created_at"],
  ["loans", "wanted_at"],
  ["loan_repayments", "created_at"],
] as const;

/** Moves the demo history in time, so that it ends the day before `now`. */
export async function moveSnapshot(queries: Queries, now: Date, seeded: Date): Promise<void> {
  const seconds = (now.getTime() - seeded.getTime()) / 1000;
  for (const [table, column] of DATED) {
    await queries.query(`update ${table} set ${column} = ${column} + make_interval(secs => $1)`, [seconds]);
  }
  await queries.query("update meta set value = $1 where key = 'seeded'", [now.toISOString()]);
}

function mark(table: string): string {
  return `(select value::bigint from meta where key = '${table}')`;
}
