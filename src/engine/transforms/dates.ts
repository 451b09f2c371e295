import { BANK_TIME_ZONE, formatDateTime, formatDay, isoDay } from "#lib/dates.ts";

/** A day, or a date and time, as a provider sends it → text for reading. */
export function date(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : formatDateTime(value);
}

const A_DAY = 86_400_000;

/** So many days from today → the ISO day where the bank is: 1 is tomorrow. */
export function day(value: unknown): string | undefined {
  return typeof value === "number" ? isoDay(new Date(Date.now() + value * A_DAY), BANK_TIME_ZONE) : undefined;
}
