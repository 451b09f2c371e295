import { currencyOf, formatKobo } from "./currency.ts";
import { toKobo, toNaira } from "./naira.ts";
import { fieldRefusal } from "#sandbox/http/reply.ts";

/** Where an amount stands in a request, what it is, the least that it may be, and its currency. */
export type AmountRule = {
  readonly field: string;
  readonly minimumKobo: number;
  readonly what: string;
  readonly currency: string;
};

/** Converts naira to kobo. Refuses more decimals than the currency has, and less than the minimum. */
export function requireAmount(naira: number, { field, minimumKobo, what, currency }: AmountRule): number {
  const kobo = toKobo(naira);
  const { leastKobo } = currencyOf(currency);
  if (kobo === undefined || toNaira(kobo) !== naira || kobo % leastKobo !== 0)
    throw fieldRefusal(field, `Enter an amount ${leastKobo > 1 ? "without" : "with at most two"} decimals.`);
  if (kobo < minimumKobo)
    throw fieldRefusal(field, `The minimum ${what} is ${formatKobo(minimumKobo, currency)}.`);
  return kobo;
}
