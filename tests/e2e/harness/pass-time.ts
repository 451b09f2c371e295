import type { Page } from "@playwright/test";

import type { Problems } from "./problems.ts";

/**
 * Lets the page's clock pass so many milliseconds at once. On a slow machine a part of the page may be loading still: by that clock
 * it has then waited longer than the app waits for one, and is reported as lost.
 */
export async function passTime(page: Page, problems: Problems, milliseconds: number): Promise<void> {
  problems.allow(/LoadError: Loading chunk failed/);
  await page.clock.fastForward(milliseconds);
}
