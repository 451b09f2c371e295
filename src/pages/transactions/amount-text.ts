import { formatDateTime } from "#lib/dates.ts";
import { formatAmount } from "#lib/money.ts";

/** Shown for missing values (specification 1 §2). */
export const MISSING = "N/A";

/** An amount with its wallet's currency symbol, or 'N/A'. */
export function amountText(kobo: number | undefined, symbol: string, locale: string): string {
  return kobo === undefined ? MISSING : `${symbol}${formatAmount(kobo, locale)}`;
}

/** Date and time, or 'N/A'. */
export function dateText(iso: string): string {
  return formatDateTime(iso) ?? MISSING;
}
