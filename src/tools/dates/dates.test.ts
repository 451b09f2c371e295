import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

import { clockEnv, shiftTo, usualDates } from "./dates.ts";

const NOW = Date.parse("2026-11-22T10:00:00Z");
const PRELOAD = pathToFileURL("src/tools/dates/shift-clock.mjs").href;

test("the usual dates are a new year, a leap day, a year's last minute and a day in three years", () => {
  expect(usualDates(NOW)).toEqual([
    "2027-01-01T09:00:00Z",
    "2028-02-29T09:00:00Z",
    "2026-12-31T23:59:00Z",
    "2029-11-21T10:00:00.000Z",
  ]);
});

test("a date gives its distance from now in ms; an invalid date is reported", () => {
  expect(shiftTo("2026-11-23T10:00:00Z", NOW)).toBe(86_400_000);
  expect(() => shiftTo("tomorrow", NOW)).toThrow('"tomorrow" is not a date');
});

test("a program that runs at a date sees this date, and its clock advances", () => {
  const env = { ...process.env, ...clockEnv(shiftTo("2028-02-29T12:00:00Z", Date.now()), PRELOAD) };
  const program =
    "console.log(JSON.stringify([new Date(), Date.now() - new Date(Date.now() - 5).getTime()]))";
  const [now, passed] = JSON.parse(execFileSync(process.execPath, ["-e", program], { env }).toString()) as [
    string,
    number,
  ];
  expect(now.slice(0, 10)).toBe("2028-02-29");
  expect(passed).toBeGreaterThanOrEqual(5);
});
