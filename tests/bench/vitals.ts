import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "@playwright/test";
import type * as WebVitals from "web-vitals";

/** Core Web Vitals by the definitions of the library `web-vitals`, and the longest task, which it does not report. */
export type Vitals = {
  /** Largest contentful paint of the first load, in ms. */
  readonly lcp: number;
  /** Cumulative layout shift; it has no unit. */
  readonly cls: number;
  /** Interaction to next paint, in ms. */
  readonly inp: number;
  /** The longest task after the first load, in ms. */
  readonly longestTask: number;
};

declare global {
  interface Window {
    vitals: Record<keyof Vitals, number>;
    webVitals: typeof WebVitals;
  }
}

const library = readFileSync(createRequire(import.meta.url).resolve("web-vitals"), "utf8");

/** Watches a page from its start. To be called before it is opened. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(`${library};window.webVitals = webVitals;(${String(collect)})()`);
}

/** Tasks from now on count as those after the first load. */
export async function endFirstLoad(page: Page): Promise<void> {
  await page.evaluate(() => void (window.vitals.longestTask = 0));
}

export async function readVitals(page: Page): Promise<Vitals> {
  return await page.evaluate(() => window.vitals);
}

/** Runs in the page. */
function collect(): void {
  const vitals = { lcp: 0, cls: 0, inp: 0, longestTask: 0 };
  window.vitals = vitals;
  const { onLCP, onCLS, onINP } = window.webVitals;
  // Every change, because a customer's visit has not ended when the figures are read.
  onLCP(({ value }) => (vitals.lcp = value), { reportAllChanges: true });
  onCLS(({ value }) => (vitals.cls = value), { reportAllChanges: true });
  onINP(({ value }) => (vitals.inp = value), { reportAllChanges: true, durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) vitals.longestTask = Math.max(vitals.longestTask, duration);
  }).observe({ type: "longtask" });
}
