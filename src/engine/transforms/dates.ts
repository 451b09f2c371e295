import { bankDay, formatByPattern, formatDateTime, isoDay } from "#lib/dates.ts";
import { readTime, timeOf } from "#lib/read-time.ts";
import { BANK_TIME_ZONE } from "#lib/time-zone.ts";

export const dateTransforms = { date, day, "from-zone": fromZone, "iso-day": toIsoDay, stamp };

/** A day in a usual form, such as 01/05/1990, or a date and time → the ISO day in the bank's time zone. */
function toIsoDay(value: unknown): string | undefined {
  return typeof value === "string" ? bankDay(value) : undefined;
}

/** A day, or a date and time, as a provider sends it → text for customers. */
function date(value: unknown): string | undefined {
  return typeof value === "string" ? formatDateTime(value) : undefined;
}

/** A date and time without a zone, read in the zone of the argument → the instant. A day alone stays that day. */
function fromZone(value: unknown, argument: unknown): unknown {
  const read = readTime(String(value), String(argument));
  return read && (read.isDayAlone ? value : new Date(read.at).toISOString());
}

/**
 * A date and time → text by a pattern of YYYY, MM, DD, HH, mm, ss in a time zone; with just a pattern such as
 * `"YYYYMMDDHHmm"` as argument, in the bank's time zone.
 */
function stamp(value: unknown, argument: unknown): string | undefined {
  const stamped: Partial<Stamp> = typeof argument === "string" ? { pattern: argument } : (argument ?? {});
  const { pattern = "", timeZone = BANK_TIME_ZONE } = stamped;
  const moment = new Date(timeOf(String(value)));
  return Number.isNaN(moment.getTime()) ? undefined : formatByPattern(moment, pattern, timeZone);
}

type Stamp = { readonly pattern: string; readonly timeZone?: string };

const A_DAY = 86_400_000;

/** A number of days from today → the ISO day in the bank's time zone: 1 is tomorrow. */
function day(
  value: unknown,
  _argument?: unknown,
  { now }: { readonly now?: number } = {},
): string | undefined {
  if (typeof value !== "number" || now === undefined) return undefined;
  return isoDay(new Date(now + value * A_DAY));
}
