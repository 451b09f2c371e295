import { dayLocale } from "#lib/text/words.ts";

import { dateFormatter } from "./date-formatter.ts";
import { readTime } from "./read-time.ts";
import { wallClock } from "./time-zone.ts";

/**
 * Formats a date and time for customers: in the language of the page; in English en-US, short month, 12-hour clock, "Nov 20, 2026, 4:05 PM" (specification 1
 * §9), in the bank's time zone. A text that is only a day is shown as a day. `readTime` says which texts are
 * understood.
 */
export function formatDateTime(
  text: string | undefined | null,
  timeZone: string,
  locale = dayLocale(),
): string | undefined {
  const time = readTime(text ?? "", timeZone);
  if (!time || time.isDayAlone) return text ? formatDay(text, timeZone, locale) : undefined;
  return dateFormatter(locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...(locale.startsWith("en") && { hour12: true }),
    timeZone,
  }).format(time.at);
}

/**
 * Formats a calendar day for customers: `2026-11-20` → "Nov 20, 2026". A date and time is shown as its day in the
 * bank's time zone.
 */
export function formatDay(text: string, timeZone: string, locale = dayLocale()): string | undefined {
  const day = bankDay(text, timeZone);
  if (day === undefined) return undefined;
  return dateFormatter(locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(day));
}

/** The day of a date or time from the provider, in the bank's time zone, as `YYYY-MM-DD`. */
export function bankDay(text: string, timeZone: string): string | undefined {
  const time = readTime(text, timeZone);
  return time && isoDay(new Date(time.at), timeZone);
}

/** The calendar day in a time zone as `YYYY-MM-DD`, for date inputs and dated references. */
export function isoDay(date: Date, timeZone: string): string {
  return formatByPattern(date, "YYYY-MM-DD", timeZone);
}

/**
 * Writes a date and time of a time zone by a pattern: YYYY, MM, DD, HH (00 to 23), mm and ss are replaced, the rest
 * stays.
 */
export function formatByPattern(date: Date, pattern: string, timeZone: string): string {
  const [YYYY, MM, DD, HH, mm, ss] = wallClock(date.getTime(), timeZone)
    .toISOString()
    .split(/[-T:.]/);
  const values = { YYYY, MM, DD, HH, mm, ss };
  return pattern.replaceAll(/YYYY|MM|DD|HH|mm|ss/g, (word) => values[word as keyof typeof values] ?? word);
}
