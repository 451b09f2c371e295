import { availableParallelism, loadavg } from "node:os";

import buildFirst from "#tests/support/build-first.ts";

import { fixedWork } from "../fixed-work.ts";
import { formatTable } from "../table.ts";
import type { Took } from "./command.ts";
import { goals } from "./goals.ts";
import { FEW, labels, measureBanks, measureBillers, type Measured, type Part } from "./measure.ts";
import { type Payments, timePayments } from "./payments.ts";

export type ScaleOptions = {
  /** What is measured. */
  readonly parts: readonly Part[];
  /** How many billers, each in turn. */
  readonly billers: readonly number[];
  /** How many billers in the list of one screen, each in turn. */
  readonly listed: readonly number[];
  /** How many banks, each in turn. */
  readonly banks: readonly number[];
  readonly print: (line: string) => void;
};

type Row = Measured & { readonly count: string };

const OF_BILLERS: readonly Part[] = ["work", "gallery", "start", "customers"];

/** Measures what many billers and many banks cost product staff and customers. Nothing fails for being slow. */
export async function runScale({ parts, billers, listed, banks, print }: ScaleOptions): Promise<void> {
  const start = performance.now();
  buildFirst();
  const speed = fixedWork().toFixed(0);
  print(
    `${availableParallelism()} CPUs, load ${load()}, fixed work in ${speed} ms; seconds, of the clock (of the processor)`,
  );
  const rows: Row[] = [];
  if (parts.some((part) => OF_BILLERS.includes(part))) {
    for (const count of [FEW, ...billers]) {
      print(`${count} billers …`);
      rows.push({ count: String(count), ...(await measureBillers(parts, count)) });
    }
    for (const count of listed) {
      print(`${count} billers in the list of one screen …`);
      rows.push({ count: `${count} in one`, ...(await measureBillers(parts, FEW, count)) });
    }
    printBillers(rows, print);
  }
  if (parts.includes("banks")) await printBanks(banks, print);
  if (parts.includes("payments")) print("Payments on PostgreSQL …");
  const payments = parts.includes("payments") ? await timePayments() : undefined;
  if (payments) print(costOf(payments));
  const few = rows[0];
  const thousand = rows.find(({ count }) => count === "1000") ?? rows[1];
  print(
    formatTable(["goal", "aim", "measured", "met"], goals({ few, thousand, most: rows.at(-1), payments })),
  );
  const minutes = (performance.now() - start) / 60_000;
  print(`Load ${load()} at the end, after ${minutes.toFixed(1)} min`);
}

function printBillers(rows: readonly Row[], print: (line: string) => void): void {
  const work = rows.flatMap(({ count, work: of }) =>
    of ? [[count, ...Object.values(labels).map((name) => took(of[name]))]] : [],
  );
  if (work.length > 0) print(formatTable(["billers", ...Object.keys(labels)], work));
  const pages = rows.flatMap(({ count, opened, shown }) =>
    opened || shown
      ? [
          [
            count,
            ...[opened?.first, opened?.known, opened?.next, shown?.first, shown?.next].map(milliseconds),
          ],
        ]
      : [],
  );
  const heads = ["gallery opens", "with problems", "later", "npm start shows", "later"];
  if (pages.length > 0) print(formatTable(["billers", ...heads], pages));
  const few = rows[0]?.noticed;
  const noticed = rows.flatMap(({ count, noticed: of }) => (of && few ? [noticedRow(count, of, few)] : []));
  const seen = [
    "first load",
    "directory",
    "more than with few",
    "key in search",
    "scrolling",
    "rows lacked",
    "main thread, in a second",
  ];
  if (noticed.length > 0) print(formatTable(["billers", ...seen], noticed));
}

async function printBanks(banks: readonly number[], print: (line: string) => void): Promise<void> {
  const rows: string[][] = [];
  for (const count of banks) {
    print(`${count} banks …`);
    rows.push([String(count), ...(await measureBanks(count)).map(took)]);
  }
  const heads = ["lint", "lint of one bank", "release of one bank", "explain", "gallery's first list"];
  print(formatTable(["banks", ...heads, "gallery's list"], rows));
}

type Noticed = NonNullable<Measured["noticed"]>;

function noticedRow(count: string, { firstLoad, directory, key, scrolled }: Noticed, few: Noticed): string[] {
  return [
    count,
    `${firstLoad} B (${signed(firstLoad - few.firstLoad)})`,
    milliseconds(directory),
    `${signed(Math.round(directory - few.directory))} ms`,
    milliseconds(key),
    `${scrolled.fps.toFixed(0)} fps`,
    `${scrolled.lacking.toFixed(0)} px`,
    `${scrolled.mainFps.toFixed(0)} fps, ${milliseconds(scrolled.work)}`,
  ];
}

function costOf({ cost }: Payments): string {
  const [clients, sandbox, others] = [cost.clients, cost.sandbox, cost.others].map((ms) => ms.toFixed(1));
  const idle = (cost.idle * 100).toFixed(0);
  return `Processor for each payment: clients ${clients} ms, sandbox ${sandbox} ms, PostgreSQL and the rest ${others} ms; ${idle} % of it idle`;
}

function load(): string {
  return loadavg()[0]!.toFixed(1);
}

function took({ wall, cpu }: Took): string {
  return `${seconds(wall)} (${seconds(cpu)})`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function milliseconds(ms: number | undefined): string {
  return ms === undefined ? "" : `${ms.toFixed(0)} ms`;
}

function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}
