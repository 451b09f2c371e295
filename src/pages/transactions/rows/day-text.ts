import { bankDay, isoDay } from "#lib/time/dates.ts";
import { dateFormatter } from "#lib/time/date-formatter.ts";
import { dayLocale } from "#lib/text/words.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { words } from "#pages/transactions/words.ts";

const DAY = 86_400_000;

/**
 * The day of a row as the heading above it, in the bank's zone and, like the dates in the rows, the language of the page: "Today",
 * "Yesterday", else the date.
 * @param now epoch ms
 */
export function dayText(
  { createdAt }: Pick<Transaction, "createdAt">,
  now: number,
  timeZone: string,
): string {
  const locale = dayLocale();
  const day = bankDay(createdAt, timeZone);
  if (day === undefined) return words.withoutDate;
  const today = isoDay(new Date(now), timeZone);
  if (day === today) return relative(0, locale);
  const noon = Date.parse(`${today}T12:00:00Z`);
  if (day === new Date(noon - DAY).toISOString().slice(0, 10)) return relative(-1, locale);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dateFormatter(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`));
}

function relative(days: number, locale: string): string {
  const text = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
