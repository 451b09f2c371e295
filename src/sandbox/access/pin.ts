import { one, type Queries } from "#sandbox/database/queries.ts";
import type { CustomerCall } from "#sandbox/http/call.ts";
import { isKnown, once, onceIf } from "#sandbox/http/idempotency.ts";
import { Refusal, type Reply } from "#sandbox/http/reply.ts";
import { matchesSecret } from "./secrets.ts";

const TRIES = 5;
/** How long a PIN stays locked, in minutes. */
const LOCK_MINUTES = 15;
const MINUTE = 60_000;

/** What the store knows of a customer's PIN. */
export type KeptPin = {
  readonly pin_hash: string;
  readonly pin_tries: number;
  readonly pin_locked_until: Date | null;
};

/**
 * `once` for work that needs the customer's PIN. The PIN is compared before the transaction, which would make all others
 * wait for it, and counts within: a right one is accepted while the store knows of no wrong try. Any other is judged by
 * `requirePin`, unless the key was used before.
 */
export async function onceWithPin(
  call: CustomerCall,
  pin: string,
  work: (queries: Queries) => Promise<Reply>,
): Promise<Reply> {
  const { pin_hash } = call.customer;
  const reply = (await matchesSecret(pin, pin_hash))
    ? await onceIf(call, (kept) => isSpotless(kept) && kept.pin_hash === pin_hash, work)
    : undefined;
  if (reply) return reply;
  await requirePin(call, pin, async (queries) => await isKnown(queries, call));
  return await once(call, work);
}

function isSpotless({ pin_tries, pin_locked_until }: KeptPin): boolean {
  return pin_tries === 0 && pin_locked_until === null;
}

/**
 * Refuses a wrong PIN with 400, and after the fifth wrong one every PIN with 423 for 15 minutes. Wrong tries are
 * counted in a separate transaction, so that the refusal does not undo the count; `isFree` may find there that no PIN is
 * needed.
 */
export async function requirePin(
  { database, customer, now }: CustomerCall,
  pin: string,
  isFree: (queries: Queries) => Promise<boolean> = async () => false,
): Promise<void> {
  const refusal = await database.transaction(async (queries) => {
    const kept = await one<KeptPin>(
      queries,
      "select pin_hash, pin_tries, pin_locked_until from customers where id = $1 for update",
      [customer.id],
    );
    if (await isFree(queries)) return undefined;
    if (kept.pin_locked_until && kept.pin_locked_until > now) return locked(kept.pin_locked_until, now);
    const isRight = await matchesSecret(pin, kept.pin_hash);
    const tries = isRight ? 0 : (kept.pin_locked_until ? 0 : kept.pin_tries) + 1;
    const lockedUntil = tries >= TRIES ? new Date(now.getTime() + LOCK_MINUTES * MINUTE) : null;
    if (!isRight || !isSpotless(kept)) {
      await queries.query("update customers set pin_tries = $2, pin_locked_until = $3 where id = $1", [
        customer.id,
        tries,
        lockedUntil,
      ]);
    }
    if (lockedUntil) return locked(lockedUntil, now);
    return tries > 0 ? wrong(TRIES - tries) : undefined;
  });
  if (refusal) throw refusal;
}

function wrong(left: number): Refusal {
  return new Refusal(400, `Incorrect transaction PIN. ${left} ${left === 1 ? "try" : "tries"} left.`);
}

function locked(until: Date, now: Date): Refusal {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / MINUTE);
  return new Refusal(
    423,
    `Your transaction PIN is locked after ${TRIES} wrong tries. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  );
}
