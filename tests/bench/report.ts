import { aims, studioLabels, studioRows } from "./aims.ts";
import type { BytesReport, ScriptBytes } from "./bytes.ts";
import type { conditions } from "./conditions.ts";
import type { HistoryCost } from "./history.ts";
import type { Journey } from "./journey.ts";
import { LINTED } from "./lint.ts";
import { summarise } from "./statistics.ts";
import type { Stay } from "./stay.ts";
import { buildNames, subjectNames, typedFields, type SubjectName } from "./subjects.ts";
import { formatTable } from "./table.ts";
import type { Studio } from "./studio.ts";
import type { Times } from "./times.ts";

export type Report = {
  /** ISO time. */
  readonly taken: string;
  readonly chromium: string;
  readonly cpus: number;
  /** Load average over a minute, before and after. Above the number of CPUs the machine was too busy for reliable times. */
  readonly load: readonly [before: number, after: number];
  /** Milliseconds that this machine takes for work that never changes (`fixedWork`). */
  readonly fixedWork: number;
  readonly conditions: typeof conditions;
  readonly runs: number;
  readonly bytes: BytesReport;
  readonly times: Times;
  /** Not measured in a quick run. */
  readonly stay: Stay | undefined;
  /** Not measured in a quick run. */
  readonly history: HistoryCost | undefined;
  readonly studio: Studio;
  /** `measureLint`; empty in a quick run. */
  readonly lint: readonly number[];
};

const labels = {
  app: "airtime",
  plain: "control: plain",
  react: "control: React",
  shell: "shell: empty, React, router and styled-components",
} as const;

/** What the times depend on besides us. */
export function formatMachine({
  cpus,
  load,
  fixedWork,
}: Pick<Report, "cpus" | "load" | "fixedWork">): string {
  const loads = load.map((one) => one.toFixed(1)).join(" to ");
  return `${cpus} CPUs, load ${loads}, fixed work in ${fixedWork.toFixed(0)} ms`;
}

/** The figures as text. */
export function formatReport(report: Report): string {
  const { conditions: slow } = report;
  return [
    "",
    `Chromium ${report.chromium}, ${formatMachine(report)}`,
    "",
    "JavaScript in bytes",
    formatTable(["", "files", "raw", "gzip", "brotli", "wire"], bytesRows(report.bytes)),
    "",
    `Usable after so many ms, cold cache, CPU ${slow.cpuSlowdown} times slower, ${slow.downloadMbps} Mbps, ${slow.latencyMs} ms; ${report.runs} runs`,
    formatTable(["", "median", "min", "max", "to plain", "to React"], usableRows(report.times)),
    "",
    `Main thread in ms for each key, CPU as it is, all pages in turn; ${report.runs} runs`,
    formatTable(["", "median", "min", "max", "to plain", "to React"], keystrokeRows(report.times)),
    formatTable(["", "median", "min", "max", "to React"], largeRows(report.times)),
    "",
    `Main thread in ms, CPU ${slow.cpuSlowdown} times slower; ${report.runs} runs`,
    formatTable(["", "median", "min", "max"], [searchRow(report.times)]),
    "",
    `A customer signs in, buys airtime and opens the receipt, on the same slow phone; medians`,
    ...journeyLines(report.times),
    ...studioLines(report.studio),
    ...stayLines(report.stay),
    ...historyLines(report.history),
    ...lintLines(report.lint),
    "",
    "Aims",
    formatTable(["", "aim", "measured", ""], aims(report)),
  ].join("\n");
}

function bytesRows(bytes: BytesReport): string[][] {
  return [
    bytesRow("sign-in, until the page has loaded", bytes.signIn),
    bytesRow("+ at rest", bytes.atRest),
    bytesRow("+ dashboard after sign-in", bytes.dashboardAfterSignIn),
    bytesRow("+ airtime after dashboard", bytes.airtimeAfterDashboard),
    bytesRow("airtime opened directly", bytes.airtime),
    bytesRow("  of it not in sign-in", bytes.airtimeNotInSignIn),
    bytesRow(labels.plain, bytes.plain),
    bytesRow(labels.react, bytes.react),
    bytesRow(labels.shell, bytes.shell),
  ];
}

function bytesRow(label: string, { files, bytes, gzip, brotli, wire }: ScriptBytes): string[] {
  const sizes = [bytes, gzip, brotli, wire].map((size) => size.toLocaleString("en-US"));
  return [label, String(files.length), ...sizes];
}

function usableRows({ usable, visits }: Times): string[][] {
  const row = (label: string, values: readonly number[]) =>
    timesRow(label, values, [usable.plain, usable.react], 0);
  return [
    row("sign-in", usable["sign-in"]),
    row("sign-in, second visit", pick(visits, "second")),
    row("sign-in, offline", pick(visits, "offline")),
    row("bank transfer", usable["search list"]),
    ...buildNames.map((name) => row(labels[name], usable[name])),
  ];
}

function keystrokeRows({ typing }: Times): string[][] {
  return typedFields.flatMap((field) => {
    const of = (name: SubjectName) => typing.map(({ keystroke }) => keystroke[field][name]);
    return subjectNames.map((name) =>
      timesRow(`${field}, ${labels[name]}`, of(name), [of("plain"), of("react")], 2),
    );
  });
}

function largeRows({ typing }: Times): string[][] {
  const [app, react] = [typing.map(({ large }) => large.app), typing.map(({ large }) => large.react)];
  return [
    timesRow("a form with 200 fields", app, [react], 2),
    timesRow("a form with 200 fields, control: React", react, [react], 2),
  ];
}

function searchRow({ search }: Times): string[] {
  return timesRow("heaviest key in the list of 500 banks", search, [], 1);
}

function journeyLines({ journeys }: Times): string[] {
  const median = (key: keyof Journey, digits = 0) => summarise(pick(journeys, key)).median.toFixed(digits);
  return [
    `  waiting in all ${median("waiting")} ms: of it ${median("dashboard")} ms from Enter to the dashboard, ${median("airtime")} ms from the tap to the airtime form`,
    `  LCP ${median("lcp")} ms, CLS ${median("cls", 3)}, INP ${median("inp")} ms, longest task after the first load ${median("longestTask")} ms`,
  ];
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(2);
}

/** The studio's times alone, with their aims. */
export function formatStudio(studio: Studio): string {
  return [
    ...studioLines(studio),
    "",
    "Aims",
    formatTable(["", "aim", "measured", ""], studioRows(studio)),
  ].join("\n");
}

function studioLines(studio: Studio): string[] {
  const shown = Object.entries(studioLabels).filter(([name]) => studio[name as keyof Studio].length > 0);
  const rows = shown.map(([name, label]) => timesRow(label, studio[name as keyof Studio], [], 0));
  return ["", "The studio, in ms on this machine", formatTable(["", "median", "min", "max"], rows)];
}

function stayLines(stay: Stay | undefined): string[] {
  if (!stay) return [];
  const { navigations, first, last } = stay;
  return [
    "",
    `A customer goes from page to page ${navigations} times`,
    `  heap ${megabytes(first.heap)} to ${megabytes(last.heap)} MB, nodes ${first.nodes} to ${last.nodes}, listeners ${first.listeners} to ${last.listeners}`,
  ];
}

function historyLines(history: HistoryCost | undefined): string[] {
  if (!history) return [];
  const { page, export: exported } = history;
  const { rows, total, longestTask, heap } = exported;
  const turned = summarise(page);
  return [
    "",
    `A history of ${rows.toLocaleString("en-US")} rows, the same slow phone`,
    `  a page turned: main thread ${turned.median.toFixed(0)} ms (median), ${turned.max.toFixed(0)} ms (max)`,
    `  all saved as CSV: ${(total / 1000).toFixed(1)} s, longest task ${longestTask.toFixed(0)} ms, heap +${heap.toFixed(1)} MB`,
  ];
}

function lintLines(lint: readonly number[]): string[] {
  if (lint.length === 0) return [];
  return ["", `${LINTED} screens are linted in ${summarise(lint).median.toFixed(0)} ms`];
}

/** One figure of each run. */
function pick<Key extends string>(measured: readonly Readonly<Record<Key, number>>[], key: Key): number[] {
  return measured.map((one) => one[key]);
}

function timesRow(
  label: string,
  values: readonly number[],
  controls: readonly (readonly number[])[],
  digits: number,
): string[] {
  const { median, min, max } = summarise(values);
  const ratios = controls.map((control) => `${(median / summarise(control).median).toFixed(2)}x`);
  return [label, ...[median, min, max].map((value) => value.toFixed(digits)), ...ratios];
}
