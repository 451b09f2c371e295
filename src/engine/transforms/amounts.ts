import { formatAmount, formatMoney, koboText, toKobo, toNaira } from "#lib/money.ts";

export const amountTransforms = { amount, decimal, kobo, money, naira, sum, total };

/** Naira as text or number → kobo. */
export function kobo(value: unknown): number | undefined {
  return typeof value === "number" || typeof value === "string" ? toKobo(value) : undefined;
}

/** Kobo → naira as a number, for a payload. */
export function naira(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) ? toNaira(value) : undefined;
}

/** Naira as text or number → text with two decimals and no separators, for a payload. */
function decimal(value: unknown): string | undefined {
  const inKobo = kobo(value);
  return inKobo === undefined ? undefined : koboText(inKobo);
}

/** Two amounts in naira, as text or number → their sum in naira. */
function sum(value: unknown, other: unknown): number | undefined {
  const [one, two] = [kobo(value), kobo(other)];
  return one === undefined || two === undefined ? undefined : naira(one + two);
}

/** A list of amounts in naira → their sum in naira; undefined when one of them is no amount. */
function total(value: unknown): number | undefined {
  if (!Array.isArray(value)) return undefined;
  return naira(value.reduce<number>((all, one) => all + (kobo(one) ?? Number.NaN), 0));
}

/** Naira as a provider sends it → text with two decimals and thousands separators. */
function amount(value: unknown): string | undefined {
  const inKobo = kobo(value);
  return inKobo === undefined ? undefined : formatAmount(inKobo);
}

/** Naira as a provider sends it → text with the currency's symbol. The argument is the currency, by default NGN. */
function money(value: unknown, currency: unknown = "NGN"): string | undefined {
  const inKobo = kobo(value);
  return inKobo === undefined ? undefined : formatMoney(inKobo, String(currency));
}
