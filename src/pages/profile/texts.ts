import { dayLocale } from "#lib/words.ts";

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

/** Formats a calendar day in the language of the page, the same in every time zone. A text that is not a date is shown unchanged. */
export function dayText(day: string): string {
  if (day === "") return words.notGiven;
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? [];
  if (!year) return day;
  return new Intl.DateTimeFormat(dayLocale(), { dateStyle: "long", timeZone: "UTC" }).format(
    Date.UTC(Number(year), Number(month) - 1, Number(date)),
  );
}
