import type { Page } from "@playwright/test";

/** Milliseconds by which the page's clock goes forward when it is stopped: it cannot be stopped in what is past by then. */
const AHEAD = 20_000;

/** Stops the page's clock, also for the pages that it goes to: time passes only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD);
}
