import { first, type Queries } from "#sandbox/database/queries.ts";
import type { CustomerCall } from "#sandbox/http/call.ts";
import { conflict, Refusal } from "#sandbox/http/reply.ts";

/** How long an initiated transfer waits for its PIN, in ms. */
const LIFETIME = 30 * 60_000;

type Prepared = { payload: Record<string, unknown>; created_at: Date; processed_at: Date | null };

/** Stores the values of an initiated transfer under its reference. */
export async function prepare(
  call: CustomerCall,
  kind: string,
  reference: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await call.database.query(
    "insert into transfers (reference, customer_id, kind, payload, created_at) values ($1, $2, $3, $4, $5)",
    [reference, call.customer.id, kind, JSON.stringify(payload), call.now],
  );
}

/**
 * Uses up an initiated transfer, inside the database transaction that moves its money. Refuses one that is unknown, was
 * already made, is older than 30 minutes, or was initiated with other values.
 */
export async function useUp(
  queries: Queries,
  call: CustomerCall,
  kind: string,
  reference: string,
  payload: Record<string, unknown>,
): Promise<void> {
  const found = await first<Prepared>(
    queries,
    "select payload, created_at, processed_at from transfers where reference = $1 and customer_id = $2 and kind = $3 for update",
    [reference, call.customer.id, kind],
  );
  if (!found) throw new Refusal(404, "No transfer has this reference.");
  if (found.processed_at) throw conflict("already-made", "This transfer was already made.");
  if (call.now.getTime() - found.created_at.getTime() > LIFETIME) {
    throw new Refusal(400, "This transfer has expired. Begin again.");
  }
  const changed = Object.keys(payload).find((key) => payload[key] !== found.payload[key]);
  if (changed)
    throw new Refusal(400, `This transfer was begun with another ${changed.replaceAll("_", " ")}.`);
  await markProcessed(queries, call, reference);
}

/**
 * Uses up the newest transfer or purchase that was initiated with these values, and returns its reference; for calls
 * that confirm without a reference. Refuses when there is none.
 */
export async function useUpNewest(
  queries: Queries,
  call: CustomerCall,
  kind: string,
  payload: Record<string, unknown>,
): Promise<string> {
  const found = await first<{ reference: string }>(
    queries,
    `select reference from transfers where customer_id = $1 and kind = $2 and payload = $3::jsonb
       and processed_at is null and created_at >= $4 order by created_at desc limit 1 for update`,
    [call.customer.id, kind, JSON.stringify(payload), new Date(call.now.getTime() - LIFETIME)],
  );
  if (!found) throw new Refusal(400, "Nothing with these values waits to be confirmed. Begin again.");
  await markProcessed(queries, call, found.reference);
  return found.reference;
}

async function markProcessed(queries: Queries, { now }: CustomerCall, reference: string): Promise<void> {
  await queries.query("update transfers set processed_at = $2 where reference = $1", [reference, now]);
}
