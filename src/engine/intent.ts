import { isoDay } from "#lib/dates.ts";

/** A customer's wish to pay. It keeps its key until the outcome is final, however often it is sent. */
export type Intent = {
  /** Sent as `Idempotency-Key`. */
  readonly key: string;
  /** The payment's name for customer and support until the provider has named it: `20261120-7KQ4M2ZX`. */
  readonly reference: string;
  /** ISO date and time. */
  readonly startedAt: string;
};

/** Letters and digits that cannot be confused when read aloud. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A new intent: a random key and a dated reference (in the bank's time zone). */
export function createIntent(now: Date, timeZone: string): Intent {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return {
    key: crypto.randomUUID(),
    reference: `${isoDay(now, timeZone).replaceAll("-", "")}-${letters}`,
    startedAt: now.toISOString(),
  };
}

/** The parts of a payment's record that `$intent` exposes. */
export function intentIn({ key, reference, startedAt }: Intent): Intent {
  return { key, reference, startedAt };
}
