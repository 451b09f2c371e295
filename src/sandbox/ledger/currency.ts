import { formatMoney } from "#lib/money/money.ts";

/** A currency in which a bank of the sandbox keeps its customers' money. */
export type Currency = {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
  /** The smallest amount in the ledger's unit: 1 kobo, or 100 hundredths of a franc, which has no smaller coin. */
  readonly leastKobo: number;
};

export const NAIRA: Currency = { code: "NGN", symbol: "₦", leastKobo: 1 };
export const FRANC: Currency = { code: "XOF", symbol: "F\u202fCFA", leastKobo: 100 };

/** The currency with a code, which a customer's row has. */
export function currencyOf(code: string): Currency {
  return code === FRANC.code ? FRANC : NAIRA;
}

/**
 * An amount with its currency, for a message: 185000 → "₦1,850.00". The ledger counts hundredths in each currency, and calls
 * them kobo.
 */
export function formatKobo(kobo: number, code: string): string {
  const { leastKobo } = currencyOf(code);
  return formatMoney(kobo / leastKobo, { locale: "en-US", currency: code });
}

/** The amount that the currency has at or below a part of one. */
export function roundDown(kobo: number, { leastKobo }: Currency): number {
  return Math.floor(kobo / leastKobo) * leastKobo;
}

/** The next amount that the currency has, as banks round interest and prices. */
export function roundUp(kobo: number, { leastKobo }: Currency): number {
  return Math.ceil(kobo / leastKobo) * leastKobo;
}
