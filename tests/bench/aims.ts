import type { Report } from "./report.ts";
import { summarise } from "./statistics.ts";
import { typedFields } from "./subjects.ts";

const SIGN_IN_GZIP = 160_000;
const AIRTIME_MORE_GZIP = 12_000;
const KEYSTROKE_RATIO = 1.15;
const SEARCH_KEY_MS = 50;
const LINT_MS = 1000;

/** The aims next to the measured figures, one row each. A missed aim fails nothing. */
export function aims({ bytes, times, lint }: Pick<Report, "bytes" | "times" | "lint">): string[][] {
  const heaviest = summarise(times.search).median;
  const more = bytes.airtime.gzip - bytes.signIn.gzip;
  return [
    row("sign-in, gzip", SIGN_IN_GZIP, bytes.signIn.gzip, kilobytes),
    row("airtime more than sign-in, gzip", AIRTIME_MORE_GZIP, more, kilobytes),
    ...typedFields.map((field) => {
      const { app, react } = times.keystroke[field];
      const ratio = summarise(app).median / summarise(react).median;
      return row(`key in ${field} to React`, KEYSTROKE_RATIO, ratio, (value) => `${value.toFixed(2)}x`);
    }),
    row("key in 200 fields to React", KEYSTROKE_RATIO, largeRatio(times), (value) => `${value.toFixed(2)}x`),
    row("key in the list of 500 banks", SEARCH_KEY_MS, heaviest, (value) => `${value.toFixed(1)} ms`),
    row("lint of 100 screens", LINT_MS, summarise(lint).median, (value) => `${value.toFixed(0)} ms`),
  ];
}

function largeRatio({ large }: Report["times"]): number {
  return summarise(large.app).median / summarise(large.react).median;
}

function row(label: string, aim: number, measured: number, format: (value: number) => string): string[] {
  return [label, `<= ${format(aim)}`, format(measured), measured <= aim ? "met" : "missed"];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
