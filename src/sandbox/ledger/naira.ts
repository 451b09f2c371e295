import { majorText, toMajor, toMinor } from "#lib/money/money.ts";

/** The ledger is in kobo, replies are in naira. In another currency both mean the same: hundredths, and major units. */
const NAIRA_FORM = { locale: "en-US", currency: "NGN" };

/** Kobo of naira as a request has them. */
export function toKobo(naira: string | number): number | undefined {
  return toMinor(naira, NAIRA_FORM);
}

/** Kobo as naira, for a reply. */
export function toNaira(kobo: number): number {
  return toMajor(kobo, NAIRA_FORM);
}

/** Kobo as naira in decimal text: 185000 → "1850.00". */
export function koboText(kobo: number): string {
  return majorText(kobo, NAIRA_FORM);
}
