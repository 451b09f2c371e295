import { Advice } from "#tools/setup/advice.ts";

/**
 * Dates that often cause errors: the first day of a year, a leap day, a year's last minute, and a day in three years.
 */
export function usualDates(now: number): readonly string[] {
  const { year } = partsOf(now);
  return [
    `${year + 1}-01-01T09:00:00Z`,
    "2028-02-29T09:00:00Z",
    `${year}-12-31T23:59:00Z`,
    new Date(now + 3 * 365 * 86_400_000).toISOString(),
  ];
}

/** By how many ms the clock must move forward for a date. Throws `Advice` for an invalid date. */
export function shiftTo(date: string, now: number): number {
  const moment = Date.parse(date);
  if (Number.isNaN(moment))
    throw new Advice(`"${date}" is not a date: write it as 2028-02-29 or 2026-12-31T23:59Z.`);
  return moment - now;
}

/** The environment with which a step runs, so that all its Node processes and pages have the date. */
export function clockEnv(shift: number, preload: string): Readonly<Record<string, string>> {
  const options = [process.env["NODE_OPTIONS"], `--import=${preload}`].filter(Boolean).join(" ");
  // Our own clock may be moved already; the shift is relative to it.
  const own = Number(process.env["CLOCK_SHIFT"] ?? 0);
  return { CLOCK_SHIFT: String(own + shift), NODE_OPTIONS: options };
}

function partsOf(now: number): { readonly year: number } {
  return { year: new Date(now).getUTCFullYear() };
}
