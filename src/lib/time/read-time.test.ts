import { expect, test } from "vitest";

import { readTime, timeOf } from "./read-time.ts";

const LAGOS = "Africa/Lagos";
const utc = (text: string, zone = LAGOS) => {
  const time = readTime(text, zone);
  return time && new Date(time.at).toISOString().replace(":00.000Z", "Z");
};

test.each([
  ["2026-11-20T16:05:00Z", "2026-11-20T16:05Z"],
  ["2026-11-20T16:05:00.123456Z", "2026-11-20T16:05Z"],
  ["2026-11-20 16:05:00 UTC", "2026-11-20T16:05Z"],
  ["2026-11-20T16:05:00+01:00", "2026-11-20T15:05Z"],
  ["2026-11-20T16:05-0530", "2026-11-20T21:35Z"],
  ["2026-11-20T16:05:00+02", "2026-11-20T14:05Z"],
  ["Fri, 20 Nov 2026 16:05:00 GMT", "2026-11-20T16:05Z"],
  ["1795190700", "2026-11-20T16:05Z"],
  ["1795190700000", "2026-11-20T16:05Z"],
])("%s is that instant, wherever the bank is", (text, instant) => {
  expect(utc(text)).toBe(instant);
  expect(utc(text, "America/New_York")).toBe(instant);
});

test.each([
  "2026-11-20T16:05:00",
  "2026-11-20 16:05",
  "20/11/2026 16:05:00",
  "20-Nov-2026, 4:05 PM",
  "Nov 20, 2026 4:05pm",
])("%s is what the bank's clocks show", (text) => {
  expect(utc(text)).toBe("2026-11-20T15:05Z");
  expect(utc(text, "America/New_York")).toBe("2026-11-20T21:05Z");
});

test.each(["2026-11-20", "20/11/2026", "20 Nov 2026", "Nov 20, 2026", "20261120"])(
  "%s without a time is the start of that day at the bank",
  (text) => {
    expect(readTime(text, LAGOS)?.isDayAlone).toBe(true);
    expect(utc(text)).toBe("2026-11-19T23:00Z");
    expect(utc(text, "America/New_York")).toBe("2026-11-20T05:00Z");
  },
);

test.each([
  ["summer", "2026-07-01T12:00", "2026-07-01T16:00Z"],
  ["winter", "2026-12-01T12:00", "2026-12-01T17:00Z"],
  ["the skipped hour counts as the hour after it", "2026-03-08T02:30", "2026-03-08T07:30Z"],
  ["the hour before the clocks are set forward", "2026-03-08T01:59", "2026-03-08T06:59Z"],
  ["the hour after it", "2026-03-08T03:00", "2026-03-08T07:00Z"],
  ["the repeated hour counts as its first occurrence", "2026-11-01T01:30", "2026-11-01T05:30Z"],
  ["the hour after it", "2026-11-01T02:00", "2026-11-01T07:00Z"],
])("where clocks change: %s", (_, text, instant) => {
  expect(utc(text, "America/New_York")).toBe(instant);
});

test.each([
  "",
  "soon",
  "2026-13-45",
  "2026-11-20T25:00",
  "2026-11-20T16:75",
  "2026-11-20 13:05 PM",
  "2026-11-20T16:05:00+1",
  "16:05",
  `2026-11-20${" ".repeat(9999)}16:05`,
])("%j is none", (text) => {
  expect(readTime(text, LAGOS)).toBeUndefined();
  expect(timeOf(text, LAGOS)).toBeNaN();
});
