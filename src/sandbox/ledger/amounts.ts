import { formatNaira, toKobo, toNaira } from "./naira.ts";
import { fieldRefusal } from "#sandbox/http/reply.ts";

/** Converts naira to kobo. Refuses more than two decimals, and less than the minimum. */
export function requireAmount(field: string, naira: number, minimumKobo: number, what: string): number {
  const kobo = toKobo(naira);
  if (kobo === undefined || toNaira(kobo) !== naira)
    throw fieldRefusal(field, "Enter an amount with at most two decimals.");
  if (kobo < minimumKobo) throw fieldRefusal(field, `The minimum ${what} is ${formatNaira(minimumKobo)}.`);
  return kobo;
}
