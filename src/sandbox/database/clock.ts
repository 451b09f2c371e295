import { first, type Queries } from "./queries.ts";

/** By how many ms the sandbox's clock is ahead. In the store, because all processes of one store have one clock. */
export async function readAhead(queries: Queries): Promise<number> {
  const row = await first<{ value: string }>(queries, "select value from meta where key = 'ahead'");
  return Number(row?.value ?? 0);
}

/** Puts the sandbox's clock forward, in ms. */
export async function putForward(queries: Queries, ms: number): Promise<void> {
  await queries.query(
    `insert into meta values ('ahead', $1) on conflict (key)
     do update set value = (meta.value::bigint + excluded.value::bigint)::text`,
    [String(ms)],
  );
}

/** Sets the sandbox's clock right. */
export async function setRight(queries: Queries): Promise<void> {
  await queries.query("delete from meta where key = 'ahead'");
}
