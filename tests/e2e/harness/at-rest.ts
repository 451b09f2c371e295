import type { Page } from "@playwright/test";

/** Waits for what comes once the page has loaded: that it can be translated, and that a press counts for what it began on. */
export async function whenAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !String(Reflect.get(Node.prototype, "insertBefore")).includes("[native code]"),
  );
}
