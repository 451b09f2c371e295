import { randomInt } from "node:crypto";
import { isoDay } from "#lib/time/dates.ts";

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * A reference that customers can read out on the phone: prefix, day in Lagos, ten letters and digits without 0, 1, I,
 * O.
 */
export function newReference(prefix: string, now: Date): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${prefix}-${isoDay(now, "Africa/Lagos").replaceAll("-", "")}-${letters.join("")}`;
}
