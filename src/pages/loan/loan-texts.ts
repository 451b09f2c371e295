import { formatDay } from "#lib/dates.ts";
import { formatMoney } from "#lib/money.ts";
import type { Region } from "#lib/region.ts";
import { MISSING } from "#pages/transactions/amount-text.ts";

/** Formats a loan's amounts and days, or 'N/A' when they are missing. Loans are in the bank's currency (specification 2 §9). */
export function loanWriting(region: Region) {
  return {
    amount: (minor: number | undefined) => (minor === undefined ? MISSING : formatMoney(minor, region)),
    day: (iso: string) => formatDay(iso, region.timeZone, region.locale) ?? MISSING,
  };
}

/** "6 months", or 'N/A'. */
export function durationText(months: number | undefined): string {
  if (months === undefined) return MISSING;
  return months === 1 ? "1 month" : `${months} months`;
}

/** `direct-debit` → "Direct debit", or 'N/A'. */
export function wordText(word: string): string {
  const text = word.replaceAll(/[-_]+/g, " ").trim();
  return text === "" ? MISSING : text[0]!.toUpperCase() + text.slice(1);
}
