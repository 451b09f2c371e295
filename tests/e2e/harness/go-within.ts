import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Goes to another address of the app without loading its document again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
  await expect(page).not.toHaveTitle(before);
}
