import type { Browser, CDPSession, Page } from "@playwright/test";

import { openPage } from "./open-page.ts";
import type { StoredSession } from "./session.ts";

/** The costs of a history of 10,000 rows, in ms unless a key says otherwise. */
export type HistoryCost = {
  /** Time of the main thread for each newly opened page of the table. */
  readonly page: number[];
  readonly export: {
    readonly rows: number;
    /** From the press until the file is there. Most of it is the time of the requests. */
    readonly total: number;
    /** The longest time in which the page does not react. */
    readonly longestTask: number;
    /** Growth of the heap in megabytes. */
    readonly heap: number;
  };
};

declare global {
  interface Window {
    longestTask?: number;
  }
}

const ROWS = 10_000;
const PAGES = 10;
const LIMIT_MS = 120_000;

/** Gives the customer a long history, opens pages of it and saves it, under the conditions of the other figures. */
export async function measureHistory(
  browser: Browser,
  origin: string,
  session: StoredSession,
): Promise<HistoryCost> {
  await fetch(new URL("/__sandbox/history", origin), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ rows: ROWS }),
  });
  const opened = await openPage(browser, { session, slow: true });
  const { page, cdp } = opened;
  try {
    page.setDefaultTimeout(LIMIT_MS);
    // The page with the whole table also on a phone: its dashboard shows the last movements alone.
    await page.goto(new URL("/performance", origin).href);
    // The table is made when the customer scrolls to it.
    const section = page.getByRole("region", { name: "All History Performance" });
    await section.evaluate((element) => element.scrollIntoView());
    await page.getByRole("button", { name: "Download CSV" }).waitFor();
    await opened.scripts.quiet();
    return { page: await turnPages(page, cdp), export: await save(page, cdp) };
  } finally {
    await opened.close();
  }
}

async function turnPages(page: Page, cdp: CDPSession): Promise<number[]> {
  const costs: number[] = [];
  for (let number = 2; number <= PAGES + 1; number++) {
    const before = await metric(cdp, "TaskDuration");
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.locator("table:not([aria-busy]):visible").waitFor();
    await page.getByText(`${number * 10 - 9} to ${number * 10} of`).waitFor();
    costs.push(((await metric(cdp, "TaskDuration")) - before) * 1000);
  }
  return costs;
}

async function save(page: Page, cdp: CDPSession): Promise<HistoryCost["export"]> {
  await page.evaluate(watchTasks);
  const heap = await metric(cdp, "JSHeapUsedSize");
  const start = performance.now();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  await (await downloading).path();
  const total = performance.now() - start;
  const saved = await page.getByText(/^\d+ transactions saved as/).textContent();
  return {
    rows: Number.parseInt(saved ?? "", 10),
    total,
    longestTask: await page.evaluate(() => window.longestTask ?? 0),
    heap: ((await metric(cdp, "JSHeapUsedSize")) - heap) / 1_000_000,
  };
}

/** Runs in the page. */
function watchTasks(): void {
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTask = Math.max(window.longestTask ?? 0, duration);
  }).observe({ type: "longtask" });
}

async function metric(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const found = metrics.find(({ name }) => name === wanted);
  if (!found) throw new Error(`This Chromium does not report its ${wanted}.`);
  return found.value;
}
