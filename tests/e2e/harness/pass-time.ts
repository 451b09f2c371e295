import type { Page } from "@playwright/test";

import type { Problems } from "./problems.ts";

/**
 * Moves the page's clock forward at once. On a slow machine a part of the page may still be loading. By the clock its load then
 * takes longer than the app's limit, and the app reports it as failed; that is allowed here.
 */
export async function passTime(page: Page, problems: Problems, milliseconds: number): Promise<void> {
  problems.allow(/LoadError: Loading chunk failed/);
  await page.clock.fastForward(milliseconds);
}
