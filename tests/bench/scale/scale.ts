import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";

import { buildApp } from "#tests/support/build-first.ts";

import { launch } from "../launch.ts";
import { formatTable } from "../table.ts";
import { timeCommand, type Took } from "./command.ts";
import { type Noticed, visitDirectory } from "./directory.ts";
import { timeGalleryList } from "./gallery-list.ts";
import { makeMany } from "./many.ts";

export type ScaleOptions = {
  /** How many billers, each in turn. */
  readonly billers: readonly number[];
  /** How many billers in the list of one screen, each in turn. */
  readonly listed: readonly number[];
  /** How many banks, each in turn. */
  readonly banks: readonly number[];
  readonly print: (line: string) => void;
};

/** Few enough that nobody would notice them: what the others are compared with. */
const FEW = 20;

/** Measures what many billers and many banks cost product staff and customers. Nothing fails for being slow. */
export async function runScale({ billers, listed, banks, print }: ScaleOptions): Promise<void> {
  buildApp();
  print(`${availableParallelism()} CPUs, load ${load()}; seconds, of the clock (of the processor)`);
  const rows = [];
  for (const count of [FEW, ...billers]) {
    print(`${count} billers …`);
    rows.push({ count: String(count), ...(await measureBillers(count)) });
  }
  for (const count of listed) {
    print(`${count} billers in the list of one screen …`);
    rows.push({ count: `${count} in one`, ...(await measureBillers(FEW, count)) });
  }
  print(formatTable(["billers", ...Object.keys(labels)], rows.map(billersRow)));
  const few = rows[0]!.noticed;
  const noticed = rows.map(({ count, noticed: of }) => noticedRow(count, of, few));
  print(formatTable(["billers", "first load", "directory", "more than with few", "key in search"], noticed));
  const tenants = [];
  for (const count of banks) {
    print(`${count} banks …`);
    tenants.push(await measureBanks(count));
  }
  print(
    formatTable(
      [
        "banks",
        "lint",
        "lint of one bank",
        "release of one bank",
        "explain",
        "gallery's first list",
        "gallery's list",
      ],
      tenants,
    ),
  );
  print(`Load ${load()} at the end`);
}

/** Of the work of product staff, in the order in which it is measured. */
const labels = {
  lint: "lint",
  "lint of one": "one",
  "first release": "first",
  "release of one": "next",
  "nothing to release": "none",
  "gallery's first list": "gallery",
  "gallery's list": "list",
} as const;

function load(): string {
  return loadavg()[0]!.toFixed(1);
}

type Work = Readonly<Record<(typeof labels)[keyof typeof labels], Took>>;

async function measureBillers(
  billers: number,
  listed = 0,
): Promise<{ readonly work: Work; readonly noticed: Noticed }> {
  const project = makeMany({ billers, banks: 0, listed });
  const { root, one } = project;
  const to = join(root, "screens");
  const release = async () => await timeCommand("release-screens", root, ["--to", to, "--confirm-money"]);
  try {
    const lint = await timeCommand("lint-screens", root);
    const first = await release();
    const none = await release();
    project.changeOne();
    const list = await timeGalleryList(root);
    const work = {
      lint,
      one: await timeCommand("lint-screens", root, [join(root, one)]),
      first,
      none,
      next: await release(),
      gallery: list.first,
      list: list.next,
    };
    const browser = await launch();
    try {
      return { work, noticed: await visitDirectory(browser, to) };
    } finally {
      await browser.close();
    }
  } finally {
    project.remove();
  }
}

async function measureBanks(banks: number): Promise<string[]> {
  const { root, remove } = makeMany({ billers: FEW, banks });
  const release = ["--to", join(root, "served"), "bank-0"];
  try {
    const lint = await timeCommand("lint-screens", root);
    const one = await timeCommand("lint-screens", root, [join(root, "tenants/bank-0.json")]);
    const released = await timeCommand("release-tenants", root, release);
    const explain = await timeCommand("explain", root, ["--company", "bank-0", "quickAmounts.airtime"]);
    const list = await timeGalleryList(root);
    return [String(banks), ...[lint, one, released, explain, list.first, list.next].map(took)];
  } finally {
    remove();
  }
}

function billersRow({ count, work }: { readonly count: string; readonly work: Work }): string[] {
  return [count, ...Object.values(labels).map((name) => took(work[name]))];
}

function noticedRow(count: string, { firstLoad, directory, key }: Noticed, few: Noticed): string[] {
  return [
    count,
    `${firstLoad} B (${signed(firstLoad - few.firstLoad)})`,
    `${directory.toFixed(0)} ms`,
    `${signed(Math.round(directory - few.directory))} ms`,
    `${key.toFixed(0)} ms`,
  ];
}

function took({ wall, cpu }: Took): string {
  return `${seconds(wall)} (${seconds(cpu)})`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}
