import { BANK_TIME_ZONE, formatDateTime, isoDay } from "#lib/dates.ts";

/** A date and time as a provider sends it → text for reading. */
export function date(value: unknown): string | undefined {
  return typeof value === "string" ? formatDateTime(value) : undefined;
}

const A_DAY = 86_400_000;

/** So many days from today → the ISO day where the bank is: 1 is tomorrow. */
export function day(value: unknown): string | undefined {
  return typeof value === "number" ? isoDay(new Date(Date.now() + value * A_DAY), BANK_TIME_ZONE) : undefined;
}
