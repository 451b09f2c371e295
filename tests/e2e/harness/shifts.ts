import type { Page } from "@playwright/test";

import type { SandboxControl } from "./sandbox.ts";

/** The limit for jumps while a page loads (cumulative layout shift). */
export const MOST_SHIFT = 0.02;

/** Measures on each page that opens from now on how far content jumps without an input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      for (const { value, hadRecentInput } of entries) if (!hadRecentInput) seen.shifted += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far content has jumped since the page was opened. */
export async function shifts(page: Page): Promise<number> {
  return await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Delays the next reply to each of these reads, so that the page shows its placeholders. */
export async function delay(sandbox: SandboxControl, ...paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await sandbox.plan({ route: `GET /api/v1/${path}`, kind: "delay", delay: 400, times: 2 });
}
