import { first, type Queries } from "#sandbox/database/queries.ts";
import type { CustomerCall } from "#sandbox/http/call.ts";
import { Refusal } from "#sandbox/http/reply.ts";

/** How long an initiated transfer waits for its PIN, in ms. */
const LIFETIME = 30 * 60_000;

type Prepared = { payload: Record<string, unknown>; created_at: Date; processed_at: Date | null };

/** Keeps what an initiated transfer is about, under its reference. */
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
 * Uses an initiated transfer up, inside the database transaction that moves its money. Refuses one that is unknown,
 * was already made, is older than 30 minutes, or was initiated with other values.
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
  if (found.processed_at) throw new Refusal(409, "This transfer was already made.");
  if (call.now.getTime() - found.created_at.getTime() > LIFETIME) {
    throw new Refusal(400, "This transfer has expired. Begin again.");
  }
  const changed = Object.keys(payload).find((key) => payload[key] !== found.payload[key]);
  if (changed)
    throw new Refusal(400, `This transfer was begun with another ${changed.replaceAll("_", " ")}.`);
  await queries.query("update transfers set processed_at = $2 where reference = $1", [reference, call.now]);
}
