import { formatDay } from "#lib/time/dates.ts";
import { formatMoney } from "#lib/money/money.ts";
import type { Region } from "#lib/region.ts";
import { say, spoken } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** Formats a loan's amounts and days, or 'N/A' when they are missing. Loans are in the bank's currency (specification 2 §9). */
export function loanWriting(region: Region) {
  return {
    amount: (minor: number | undefined) => (minor === undefined ? words.missing : formatMoney(minor, region)),
    day: (iso: string) => formatDay(iso, region.timeZone) ?? words.missing,
  };
}

/** "6 months", or 'N/A'. */
export function durationText(months: number | undefined): string {
  return months === undefined ? words.missing : say(words.months, { count: months });
}

/** A word of the provider, as `direct-debit` → "Direct debit", in the customer's language where it is known; "" stays. */
export function slugText(slug: string): string {
  const text = slug.replaceAll(/[-_]+/g, " ").trim();
  return spoken(text.charAt(0).toUpperCase() + text.slice(1));
}
