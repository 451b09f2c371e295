import { createHash } from "node:crypto";
import type { KeptPin } from "#sandbox/access/pin.ts";
import { first, one, type Queries } from "#sandbox/database/queries.ts";
import type { CustomerCall } from "./call.ts";
import { isSecret } from "./redact.ts";
import { conflict, type Reply } from "./reply.ts";

const HEADER = "Idempotent-Replayed";

type Work = (queries: Queries) => Promise<Reply>;
type Kept = { request_hash: string; status: number; reply: Record<string, unknown> };

/**
 * Does work at most once for each Idempotency-Key. One database transaction stores the key, the effects and the reply;
 * when `work` refuses, none of them is stored. The same key with the same body gives the first reply again; another body
 * is refused with 409.
 */
export async function once(call: CustomerCall, work: Work): Promise<Reply> {
  return (await onceIf(call, () => true, work))!;
}

/** The same, unless what the store knows of the customer's PIN at that moment does not allow it: then it is undefined. */
export async function onceIf(
  call: CustomerCall,
  isAllowed: (kept: KeptPin) => boolean,
  work: Work,
): Promise<Reply | undefined> {
  return await call.database.transaction(async (queries) => {
    if (!isAllowed(await oneAtATime(queries, call))) return undefined;
    if (!(await claim(queries, call))) return (await replay(queries, call))!;
    const reply = await work(queries);
    await keep(queries, call, reply);
    return reply;
  });
}

/**
 * Waits until the customer's other changes are done, in whatever process they run, so that what a change checks (PIN,
 * balance, duplicates, number of cards) stays true until it is stored.
 */
async function oneAtATime(queries: Queries, { customer }: CustomerCall): Promise<KeptPin> {
  return await one(
    queries,
    "select pin_hash, pin_tries, pin_locked_until from customers where id = $1 for no key update",
    [customer.id],
  );
}

/** Whether a request of this key was done before. */
export async function isKnown(queries: Queries, call: CustomerCall): Promise<boolean> {
  return (await replay(queries, call)) !== undefined;
}

/** Whether a reply repeats a first reply. */
export function isReplay(reply: Reply): boolean {
  return reply.headers?.[HEADER] === "true";
}

async function replay(queries: Queries, call: CustomerCall): Promise<Reply | undefined> {
  if (!call.idempotencyKey) return undefined;
  const kept = await first<Kept>(
    queries,
    "select request_hash, status, reply from idempotency_keys where customer_id = $1 and key = $2",
    [call.customer.id, call.idempotencyKey],
  );
  if (!kept) return undefined;
  if (kept.request_hash !== requestHash(call)) {
    throw conflict("key-reused", "This Idempotency-Key was used for another request. Nothing was done.");
  }
  return { status: kept.status, body: kept.reply, headers: { [HEADER]: "true" } };
}

async function claim(queries: Queries, call: CustomerCall): Promise<boolean> {
  if (!call.idempotencyKey) return true;
  const claimed = await queries.query(
    `insert into idempotency_keys (customer_id, key, request_hash, created_at) values ($1, $2, $3, $4)
     on conflict do nothing returning key`,
    [call.customer.id, call.idempotencyKey, requestHash(call), call.now],
  );
  return claimed.rows.length > 0;
}

async function keep(queries: Queries, call: CustomerCall, reply: Reply): Promise<void> {
  if (!call.idempotencyKey) return;
  await queries.query(
    "update idempotency_keys set status = $3, reply = $4 where customer_id = $1 and key = $2",
    [call.customer.id, call.idempotencyKey, reply.status, JSON.stringify(reply.body)],
  );
}

/** Secrets are left out: anybody could find a four-digit PIN by its hash. */
function requestHash(call: CustomerCall): string {
  const fields = Object.entries(call.body)
    .filter(([key]) => !isSecret(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([call.target, fields]))
    .digest("base64url");
}
