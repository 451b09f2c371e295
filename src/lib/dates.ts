/** Where the bank's days begin and end. */
export const BANK_TIME_ZONE = "Africa/Lagos";

/** Date and time for reading, en-US, short month, 12-hour: "Nov 20, 2026, 4:05 PM" (specification 1 §9). */
export function formatDateTime(iso: string | undefined | null, locale = "en-US"): string | undefined {
  const date = iso ? new Date(iso) : undefined;
  if (!date || Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  }).format(date);
}

/** A calendar day for reading: `2026-11-20` → "Nov 20, 2026". Of a date and time it is the day as written. */
export function formatDay(iso: string, locale = "en-US"): string | undefined {
  const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  }).format(date);
}

/** The calendar day in a time zone as `YYYY-MM-DD`, for date inputs and dated references. */
export function isoDay(date: Date, timeZone?: string): string {
  if (timeZone === undefined) return localDay(date);
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(date);
}

/** A date and time in a time zone by a pattern: YYYY, MM, DD, HH (00 to 23), mm and ss are replaced, the rest stays. */
export function formatByPattern(date: Date, pattern: string, timeZone: string): string {
  const two = "2-digit";
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hourCycle: "h23",
  }).formatToParts(date);
  const names = { YYYY: "year", MM: "month", DD: "day", HH: "hour", mm: "minute", ss: "second" };
  return pattern.replaceAll(
    /YYYY|MM|DD|HH|mm|ss/g,
    (word) => parts.find(({ type }) => type === names[word as keyof typeof names])?.value ?? word,
  );
}

/** Thousands of rows are asked for their day: a formatter for each would take seconds on a phone. */
function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}
