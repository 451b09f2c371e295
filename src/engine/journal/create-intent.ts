import { isoDay } from "#lib/time/dates.ts";

import type { Intent } from "./intent.ts";

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
