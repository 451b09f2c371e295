/** Where the bank is: its days begin and end there, and its times are read and shown as its clocks have them. */
export const BANK_TIME_ZONE = "Africa/Lagos";

const A_DAY = 86_400_000;

/** What calendar and clock show in a time zone: a date whose `getUTC…` and `toISOString` are the zone's. */
export function wallClock(at: number, timeZone: string): Date {
  return new Date(at + offsetAt(at, timeZone));
}

/**
 * The instant at which calendar and clock of a time zone show this, given as if it were UTC. Of an hour that comes twice, as
 * clocks are set back, it is the first; an hour that is left out is read as the one after it.
 */
export function instantOf(wall: number, timeZone: string): number {
  const before = wall - offsetAt(wall - A_DAY, timeZone);
  const after = wall - offsetAt(wall + A_DAY, timeZone);
  if (before === after) return before;
  return [before, after].find((at) => at + offsetAt(at, timeZone) === wall) ?? before;
}

/** How many ms the clocks of a time zone are ahead of UTC. Only within a day in which they change is it looked up each time. */
function offsetAt(at: number, timeZone: string): number {
  const day = Math.floor(at / A_DAY) * A_DAY;
  const offset = knownOffset(day, timeZone);
  return offset === knownOffset(day + A_DAY, timeZone) ? offset : lookUp(at, timeZone);
}

/** Thousands of rows are asked for their day: to look each up would take seconds on a phone. */
const offsets = new Map<string, number>();
const formatters = new Map<string, Intl.DateTimeFormat>();

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
  const known = formatters.get(timeZone);
  if (known) return known;
  const two = "2-digit";
  const clock = { hour: two, minute: two, second: two, hourCycle: "h23" } as const;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: two,
    day: two,
    ...clock,
  });
  formatters.set(timeZone, made);
  return made;
}
