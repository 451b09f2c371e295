import { readDay } from "./read-day.ts";
import { instantOf } from "./time-zone.ts";

/** A day, optionally followed by a time, optionally followed by a zone. */
const FORM =
  /^(?<day>.*?\S)(?:T|,?\s+)(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d+)?)?\s*(?<half>[ap]m)?\s*(?<zone>z|utc|gmt|[+-]\d\d(?::?\d\d)?)?$/i;
/** Seconds or milliseconds since 1970, of the years from 2001 on. */
const EPOCH = /^(?:\d{10}|\d{13})$/;
/** Characters; no valid time is longer. */
const LONGEST = 64;

export type ReadTime = {
  /** Ms since the epoch; for a day without a time, the start of that day. */
  readonly at: number;
  readonly isDayAlone: boolean;
};

/**
 * Reads a day or time as a provider sends it. One rule holds everywhere: a time with a zone (`Z`, `+01:00`) is that
 * instant, and so is a count of seconds or milliseconds since 1970; a time without a zone is the bank's local time; a day alone is that day. Times are always shown in the
 * bank's time zone, which its tenant names, so the device's zone never matters. Undefined for any other text.
 */
export function readTime(text: string, timeZone: string): ReadTime | undefined {
  if (text.length > LONGEST) return undefined;
  if (EPOCH.test(text)) return { at: Number(text.padEnd(13, "0")), isDayAlone: false };
  const found = FORM.exec(text.trim())?.groups;
  const midnight = midnightOf(found?.day ?? text);
  if (midnight === undefined) return undefined;
  if (!found) return { at: instantOf(midnight, timeZone), isDayAlone: true };
  const clock = clockOf(found);
  if (clock === undefined) return undefined;
  const offset = offsetOf(found.zone);
  const wall = midnight + clock;
  return { at: offset === undefined ? instantOf(wall, timeZone) : wall - offset, isDayAlone: false };
}

/** The instant (ms since the epoch) of a day or time from the provider; NaN for any other text. */
export function timeOf(text: string | undefined | null, timeZone: string): number {
  return readTime(text ?? "", timeZone)?.at ?? Number.NaN;
}

/**
 * Midnight of the day as if it were UTC. For a month in words (`Fri, 20 Nov 2026`, `Nov 20, 2026`) `Date.parse` finds
 * the order.
 */
function midnightOf(day: string): number | undefined {
  // The text has a time that could not be read, so its day alone would be only half of the meaning.
  if (day.includes(":")) return undefined;
  const iso = readDay(day);
  const at =
    iso === undefined && /[a-z]{3}/i.test(day) && /\d{4}/.test(day)
      ? Date.parse(`${day} UTC`)
      : Date.parse(iso ?? "");
  return Number.isNaN(at) ? undefined : at;
}

type Groups = { readonly [name: string]: string | undefined };

/** Ms since midnight. */
function clockOf({ hour = "", minute = "", second = "0", half }: Groups): number | undefined {
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (hours > (half ? 12 : 23) || minutes > 59 || seconds > 59) return undefined;
  const ofDay = half ? (hours % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : hours;
  return ((ofDay * 60 + minutes) * 60 + seconds) * 1000;
}

function offsetOf(zone: string | undefined): number | undefined {
  if (!zone) return undefined;
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
