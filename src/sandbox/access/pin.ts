import { one, type Database } from "#sandbox/database/queries.ts";
import { Refusal } from "#sandbox/http/reply.ts";
import { matchesSecret } from "./secrets.ts";

const TRIES = 5;
/** How long a PIN stays locked, in minutes. */
const LOCK_MINUTES = 15;
const MINUTE = 60_000;

type PinRow = { pin_hash: string; pin_tries: number; pin_locked_until: Date | null };

/**
 * Refuses a wrong PIN with 400, and after the fifth wrong one every PIN with 423 for 15 minutes. Wrong tries are
 * counted in a separate transaction, so that the refusal does not undo the count.
 */
export async function requirePin(
  database: Database,
  customerId: number,
  pin: string,
  now: Date,
): Promise<void> {
  const refusal = await database.transaction(async (queries) => {
    const kept = await one<PinRow>(
      queries,
      "select pin_hash, pin_tries, pin_locked_until from customers where id = $1 for update",
      [customerId],
    );
    if (kept.pin_locked_until && kept.pin_locked_until > now) return locked(kept.pin_locked_until, now);
    const tries = (await matchesSecret(pin, kept.pin_hash))
      ? 0
      : (kept.pin_locked_until ? 0 : kept.pin_tries) + 1;
    const lockedUntil = tries >= TRIES ? new Date(now.getTime() + LOCK_MINUTES * MINUTE) : null;
    // Most PINs are right and change nothing; a write would cost each payment a wait for the disk.
    if (tries !== kept.pin_tries || lockedUntil || kept.pin_locked_until) {
      await queries.query("update customers set pin_tries = $2, pin_locked_until = $3 where id = $1", [
        customerId,
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
