import type { Page } from "@playwright/test";

/** The page's clock stops this many milliseconds in the future, because it cannot stop at a time that has already passed. */
const AHEAD = 20_000;

/** Stops the page's clock, also for later pages in the tab: time passes only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD);
}
