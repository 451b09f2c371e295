import { expect, test } from "vitest";

import { aims } from "./aims.ts";
import type { ScriptBytes } from "./bytes.ts";
import { conditions } from "./conditions.ts";
import type { Journey } from "./journey.ts";
import { formatReport, type Report } from "./report.ts";
import { summarise } from "./statistics.ts";

const scripts = (gzip: number): ScriptBytes => {
  const sizes = { bytes: gzip * 3, gzip, brotli: gzip - 100, wire: gzip + 900 };
  return { ...sizes, files: [{ path: "/assets/index.js", ...sizes }] };
};

const journey = (own: Partial<Journey>): Journey => ({
  lcp: 1100,
  cls: 0,
  inp: 0,
  longestTask: 60,
  dashboard: 900,
  airtime: 100,
  airtimeFiles: 0,
  waiting: 0,
  ...own,
});

const report: Report = {
  taken: "2026-01-02T03:04:05.000Z",
  chromium: "150.0",
  cpus: 2,
  load: [0.5, 1.25],
  fixedWork: 412.4,
  conditions,
  runs: 3,
  bytes: {
    signIn: scripts(140_001),
    atRest: scripts(4000),
    dashboardAfterSignIn: scripts(20_000),
    airtimeAfterDashboard: scripts(3000),
    airtime: scripts(162_001),
    airtimeNotInSignIn: scripts(23_000),
    plain: scripts(2000),
    react: scripts(70_000),
    shell: scripts(90_000),
  },
  times: {
    usable: {
      "sign-in": [1200, 1000, 1100],
      "search list": [2500],
      app: [2000, 1800, 2200],
      plain: [500],
      react: [1000],
      shell: [900],
    },
    typing: [11, 12, 10].map((app) => ({
      keystroke: {
        phone_number: { app, plain: 5, react: 10 },
        amount: { app: 14, plain: 5, react: 10 },
      },
      large: { app: 20, react: 40 },
    })),
    search: [60, 40, 50],
    visits: [
      { firstLcp: 1300, second: 310, secondBytes: 0, offline: 250 },
      { firstLcp: 1100, second: 290, secondBytes: 900, offline: 350 },
    ],
    journeys: [
      journey({ airtime: 151, inp: 80, cls: 0.02, waiting: 5000 }),
      journey({ airtime: 149, inp: 140, cls: 0.02, waiting: 6000 }),
      journey({ airtime: 150, inp: 90, cls: 0.03, waiting: 7000 }),
    ],
  },
  stay: {
    navigations: 200,
    first: { heap: 6_000_000, nodes: 540, listeners: 520 },
    last: { heap: 6_240_000, nodes: 541, listeners: 520 },
  },
  history: { page: [30, 20, 40], export: { rows: 10_310, total: 21_040, longestTask: 120, heap: 4.25 } },
  studio: {
    start: [3000, 2000, 4000],
    startKept: [400, 300, 500],
    sheet: [2900, 3100, 3000],
    all: [],
    allKept: [600],
    key: [310, 290, 320],
    laterKey: [280],
    change: [900],
    brand: [3000],
    colour: [900],
  },
  lint: [640, 600, 700],
};

test.each([
  { values: [3, 1, 2], summary: { median: 2, min: 1, max: 3 } },
  { values: [10, 9, 100, 1], summary: { median: 9.5, min: 1, max: 100 } },
  { values: [7], summary: { median: 7, min: 7, max: 7 } },
])("the median of $values is $summary.median", ({ values, summary }) => {
  expect(summarise(values)).toEqual(summary);
});

test("no values have no median", () => {
  expect(() => summarise([])).toThrow("There are no values to summarise.");
});

test("a figure equal to the aim meets it, one byte more misses it", () => {
  expect(aims(report)).toEqual([
    ["sign-in, gzip", "<= 140.0 kB", "140.0 kB", "missed"],
    ["sign-in, files", "<= 4", "1", "met"],
    ["dashboard after sign-in, files", "<= 6", "1", "met"],
    ["sign-in to React", "<= 0.60x", "1.10x", "missed"],
    ["sign-in to plain", "<= 1.00x", "2.20x", "missed"],
    ["airtime by its address to React", "<= 1.20x", "2.00x", "missed"],
    ["second visit to React, cold", "<= 0.30x", "0.30x", "met"],
    ["second visit, JavaScript", "<= 0.0 kB", "0.9 kB", "missed"],
    ["key in phone_number to React", "<= 1.15x", "1.10x", "met"],
    ["key in amount to React", "<= 1.15x", "1.40x", "missed"],
    ["key in 200 fields to React", "<= 1.15x", "0.50x", "met"],
    ["key in the list of 500 banks", "<= 50 ms", "50 ms", "met"],
    ["airtime after the tap", "<= 150 ms", "150 ms", "met"],
    ["airtime after the tap, files", "<= 0", "0", "met"],
    ["largest contentful paint, typed into", "<= 1200 ms", "1100 ms", "met"],
    ["largest contentful paint, not touched", "<= 1200 ms", "1200 ms", "met"],
    ["layout shift", "<= 0.020", "0.020", "met"],
    ["interaction to next paint", "<= 100 ms", "90 ms", "met"],
    ["longest task after the first load", "<= 100 ms", "60 ms", "met"],
    ["studio: start page", "<= 1000 ms", "400 ms", "met"],
    ["studio: contact sheet of a screen", "<= 3000 ms", "3000 ms", "met"],
    ["studio: all states", "<= 15000 ms", "600 ms", "met"],
    ["studio: the preview follows the first key", "<= 300 ms", "310 ms", "missed"],
    ["studio: the preview follows a later key", "<= 300 ms", "280 ms", "met"],
    ["studio: another screen is shown", "<= 1000 ms", "900 ms", "met"],
    ["studio: a colour is in the views of the brand page", "<= 1000 ms", "900 ms", "met"],
    ["heap after 200 navigations", "<= 1.05x", "1.04x", "met"],
    ["lint of 100 screens", "<= 1000 ms", "640 ms", "met"],
  ]);
});

test("the report has medians, extremes and ratios in one row", () => {
  const lines = formatReport(report).split("\n");
  expect(lines).toContain("Chromium 150.0, 2 CPUs, load 0.5 to 1.3, fixed work in 412 ms");
  expect(lines).toContain("A history of 10,310 rows, the same slow phone");
  expect(lines).toContain("  a page turned: main thread 30 ms (median), 40 ms (max)");
  expect(lines).toContain("  heap 6.00 to 6.24 MB, nodes 540 to 541, listeners 520 to 520");
  expect(lines).toContainEqual(
    expect.stringMatching(/^  studio: start page, no picture.* 3000  2000  4000$/),
  );
  expect(lines).toContain("100 screens are linted in 640 ms");
  expect(lines).toContain("  all saved as CSV: 21.0 s, longest task 120 ms, heap +4.3 MB");
  expect(lines).toContainEqual(
    expect.stringMatching(/^  \+ airtime after dashboard +1    9,000    3,000    2,900    3,900$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^  airtime +2000  1800  2200     4.00x     2.00x$/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^  sign-in, second visit +300   290   310     0.60x     0.30x$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^  waiting in all 6000 ms: of it 900 ms .* 150 ms from the tap/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^  phone_number, airtime +11.00  10.00  12.00     2.20x     1.10x$/),
  );
});

test("a quick run has neither navigations nor history nor lint", () => {
  const lines = formatReport({ ...report, stay: undefined, history: undefined, lint: [] });
  expect(lines).not.toMatch(/navigations|history|lint/);
  expect(lines).toContain("largest contentful paint");
});
