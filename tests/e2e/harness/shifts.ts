import type { Page } from "@playwright/test";

import type { SandboxControl } from "./sandbox.ts";

/** What may jump at the most while a page comes (cumulative layout shift). */
export const MOST_SHIFT = 0.02;

/** From here on adds up how far things jump that nobody has touched, of each page that is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      for (const { value, hadRecentInput } of entries) if (!hadRecentInput) seen.shifted += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far things have jumped since the page was opened. */
export async function shifts(page: Page): Promise<number> {
  return await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Has the next reply of each of these reads come late, so that what holds its place is seen. */
export async function delay(sandbox: SandboxControl, ...paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await sandbox.plan({ route: `GET /api/v1/${path}`, kind: "delay", delay: 400, times: 2 });
}
