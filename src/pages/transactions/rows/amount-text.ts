import { formatDateTime } from "#lib/time/dates.ts";
import type { MoneyForm } from "#lib/money/money-form.ts";
import { formatMoney } from "#lib/money/money.ts";
import { words } from "#pages/transactions/words.ts";

/** An amount with its currency, or 'N/A'. */
export function amountText(minor: number | undefined, form: MoneyForm): string {
  return minor === undefined ? words.missing : formatMoney(minor, form);
}

/** Date and time, or 'N/A'. */
export function dateText(iso: string, timeZone: string): string {
  return formatDateTime(iso, timeZone) ?? words.missing;
}
