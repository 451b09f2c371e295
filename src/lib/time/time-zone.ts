import { dateFormatter } from "./date-formatter.ts";

const A_DAY = 86_400_000;

/** Local date and time of a time zone: a `Date` whose `getUTC…` and `toISOString` give the zone's values. */
export function wallClock(at: number, timeZone: string): Date {
  return new Date(at + offsetAt(at, timeZone));
}

/**
 * The instant (ms since the epoch) at which a time zone shows this local time, given as if it were UTC. A repeated
 * hour, when clocks go back, counts as its first occurrence; a skipped hour counts as the hour after it.
 */
export function instantOf(wall: number, timeZone: string): number {
  const before = wall - offsetAt(wall - A_DAY, timeZone);
  const after = wall - offsetAt(wall + A_DAY, timeZone);
  if (before === after) return before;
  return [before, after].find((at) => at + offsetAt(at, timeZone) === wall) ?? before;
}

/** How many ms a time zone is ahead of UTC. The offset is cached for each day, except for days on which it changes. */
function offsetAt(at: number, timeZone: string): number {
  const day = Math.floor(at / A_DAY) * A_DAY;
  const offset = knownOffset(day, timeZone);
  return offset === knownOffset(day + A_DAY, timeZone) ? offset : lookUp(at, timeZone);
}

/** Thousands of rows need their day; without this cache that would take seconds on a phone. */
const offsets = new Map<string, number>();

function knownOffset(at: number, timeZone: string): number {
  const name = `${timeZone} ${at}`;
  const offset = offsets.get(name) ?? lookUp(at, timeZone);
  offsets.set(name, offset);
  return offset;
}

function lookUp(at: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(at);
  const of = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const wall = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return wall - Math.floor(at / 1000) * 1000;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const two = "2-digit";
  const clock = { hour: two, minute: two, second: two, hourCycle: "h23" } as const;
  return dateFormatter("en-GB", { timeZone, year: "numeric", month: two, day: two, ...clock });
}
