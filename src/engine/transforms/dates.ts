import { bankDay, formatByPattern, formatDateTime, isoDay } from "#lib/time/dates.ts";
import { readTime, timeOf } from "#lib/time/read-time.ts";
import { regionOf } from "#engine/scope/region.ts";
import type { Scope } from "#engine/scope/scope.ts";

type InRegion = Pick<Scope, "region">;

export const dateTransforms = { date, day, "from-zone": fromZone, "iso-day": toIsoDay, stamp };

/** A day in a usual form, such as 01/05/1990, or a date and time → the ISO day in the bank's time zone. */
function toIsoDay(value: unknown, _argument: unknown, scope?: InRegion): string | undefined {
  return typeof value === "string" ? bankDay(value, regionOf(scope).timeZone) : undefined;
}

/** A day, or a date and time, as a provider sends it → text for customers. */
function date(value: unknown, _argument: unknown, scope?: InRegion): string | undefined {
  return typeof value === "string" ? formatDateTime(value, regionOf(scope).timeZone) : undefined;
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
function stamp(value: unknown, argument: unknown, scope?: InRegion): string | undefined {
  const zone = regionOf(scope).timeZone;
  const stamped: Partial<Stamp> = typeof argument === "string" ? { pattern: argument } : (argument ?? {});
  const { pattern = "", timeZone = zone } = stamped;
  const moment = new Date(timeOf(String(value), zone));
  return Number.isNaN(moment.getTime()) ? undefined : formatByPattern(moment, pattern, timeZone);
}

type Stamp = { readonly pattern: string; readonly timeZone?: string };

const A_DAY = 86_400_000;

/** A number of days from today → the ISO day in the bank's time zone: 1 is tomorrow. */
function day(
  value: unknown,
  _argument?: unknown,
  scope: Pick<Scope, "now" | "region"> = {},
): string | undefined {
  if (typeof value !== "number" || scope.now === undefined) return undefined;
  return isoDay(new Date(scope.now + value * A_DAY), regionOf(scope).timeZone);
}
