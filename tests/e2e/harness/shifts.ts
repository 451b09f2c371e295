import type { Page } from "@playwright/test";

import type { SandboxControl } from "./sandbox.ts";
import { expect } from "./test.ts";

/** The limit for jumps while a page loads (cumulative layout shift). */
const MOST_SHIFT = 0.02;

/** A jump that the browser saw: when (ms since the navigation), how far (its own measure), and what moved from where to where. */
type Jump = { readonly at: number; readonly value: number; readonly moved: readonly string[] };
type Watching = { jumps: Jump[] };

/** Measures on each page that opens from now on how far content jumps without an input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };
    const seen: Watching = Object.assign(window, { jumps: [] });
    const moved = ({ node, previousRect, currentRect }: Source) => {
      const places = [previousRect, currentRect].map(
        ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
      );
      return `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${places.join(" → ")}`;
    };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        const { startTime: at, value, hadRecentInput, sources } = shift;
        if (!hadRecentInput) seen.jumps.push({ at, value, moved: sources.map(moved) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Waits until the browser has painted the page, before which no customer can see or touch it. A test that touches it
 * earlier makes the headless shell lay it out without its styles, and count their arrival as a jump.
 */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

/** Expects that nothing has jumped since the page was opened; if something did, the failure says what moved, and when. */
export async function expectNoShift(page: Page): Promise<void> {
  const jumps = await page.evaluate(() => (window as unknown as Watching).jumps);
  const total = jumps.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(jumps, null, 2)).toBeLessThanOrEqual(MOST_SHIFT);
}

/** Delays the next reply to each of these reads, so that the page shows its placeholders. */
export async function delay(sandbox: SandboxControl, ...paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await sandbox.plan({ route: `GET /api/v1/${path}`, kind: "delay", delay: 400, times: 2 });
}
