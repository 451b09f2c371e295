import { bankDay } from "#lib/time/dates.ts";
import { dayLocale } from "#lib/text/words.ts";

import { words } from "./words.ts";
/** The name of an ID type from the specification; any other type stays as it is. */
export function idTypeText(type: string): string {
  const { nin, bvn, passport } = words;
  return (
    new Map([
      ["nin", nin],
      ["bvn", bvn],
      ["passport-number", passport],
    ]).get(type) ?? type
  );
}

/**
 * Formats a calendar day in the language of the page, the same on every device. A provider may write its midnight in
 * another zone; then it is the bank's day. A text that is not a date is shown unchanged.
 */
export function dayText(day: string, timeZone: string): string {
  // Some databases write no day in zeros.
  if (day === "" || day.startsWith("0000")) return words.notGiven;
  const isDay = /^\d{4}-\d\d-\d\d([T ]00:00|$)/.test(day);
  const [, year, month, date] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(isDay ? day : (bankDay(day, timeZone) ?? day)) ?? [];
  if (!year) return day;
  return new Intl.DateTimeFormat(dayLocale(), { dateStyle: "long", timeZone: "UTC" }).format(
    Date.UTC(Number(year), Number(month) - 1, Number(date)),
  );
}
