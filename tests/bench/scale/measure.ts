import { join } from "node:path";

import type { Browser } from "@playwright/test";

import { launch } from "../launch.ts";
import { timeCommand, type Took } from "./command.ts";
import { type Noticed, visitDirectory } from "./directory.ts";
import { timeGalleryList } from "./gallery-list.ts";
import { type Opened, timeGalleryPage } from "./gallery-page.ts";
import { makeMany, type ManyProject } from "./many.ts";
import { type Shown, timeStart } from "./start-times.ts";

/** What can be measured by itself. */
export const PARTS = ["work", "gallery", "start", "customers", "banks", "payments"] as const;
export type Part = (typeof PARTS)[number];

/** Of the work of product staff, the names in the order in which they are measured. */
export const labels = {
  lint: "lint",
  "lint of one": "one",
  "first release": "first",
  "release of one": "next",
  "nothing to release": "none",
  "gallery's first list": "gallery",
  "with problems": "checked",
  "gallery's list": "list",
} as const;

type Work = Readonly<Record<(typeof labels)[keyof typeof labels], Took>>;

/** What so many billers cost; undefined where nobody asked. */
export type Measured = {
  readonly work: Work | undefined;
  readonly opened: Opened | undefined;
  readonly shown: Shown | undefined;
  readonly noticed: Noticed | undefined;
};

/** Few enough that nobody would notice them: what the others are compared with. */
export const FEW = 20;

/** Measures some parts of what so many billers cost, or so many in the list of one screen besides few. */
export async function measureBillers(parts: readonly Part[], billers: number, listed = 0): Promise<Measured> {
  const project = makeMany({ billers, banks: 0, listed });
  const { root } = project;
  const to = join(root, "screens");
  try {
    const work = parts.includes("work") ? await measureWork(project, to) : undefined;
    return await inBrowser(async (browser) => ({
      work,
      opened: parts.includes("gallery") ? await timeGalleryPage(browser, root) : undefined,
      shown: parts.includes("start") ? await timeStart(browser, project) : undefined,
      noticed: parts.includes("customers") ? await visit(browser, root, to, work !== undefined) : undefined,
    }));
  } finally {
    project.remove();
  }
}

async function measureWork(project: ManyProject, to: string): Promise<Work> {
  const { root, one } = project;
  const lint = await timeCommand("lint-screens", root);
  const first = await release(root, to);
  const none = await release(root, to);
  project.changeOne();
  const list = await timeGalleryList(root);
  return {
    lint,
    one: await timeCommand("lint-screens", root, [join(root, one)]),
    first,
    none,
    next: await release(root, to),
    gallery: list.first,
    checked: list.checked,
    list: list.next,
  };
}

async function visit(browser: Browser, root: string, to: string, isReleased: boolean): Promise<Noticed> {
  if (!isReleased) await release(root, to);
  return await visitDirectory(browser, to);
}

async function release(root: string, to: string): Promise<Took> {
  return await timeCommand("release-screens", root, ["--to", to, "--confirm-money"]);
}

async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launch();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** What so many banks cost, as a row of texts would show it. */
export async function measureBanks(banks: number): Promise<readonly Took[]> {
  const { root, remove } = makeMany({ billers: FEW, banks });
  const released = ["--to", join(root, "served"), "bank-0"];
  try {
    const lint = await timeCommand("lint-screens", root);
    const one = await timeCommand("lint-screens", root, [join(root, "tenants/bank-0.json")]);
    const out = await timeCommand("release-tenants", root, released);
    const explain = await timeCommand("explain", root, ["--company", "bank-0", "quickAmounts.airtime"]);
    const list = await timeGalleryList(root);
    return [lint, one, out, explain, list.first, list.next];
  } finally {
    remove();
  }
}
