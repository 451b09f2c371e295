import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Presses Tab, or Shift and Tab, until the target has the focus; returns how often. Fails if it cannot be reached by keyboard. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<number> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate(hasFocus)) return presses;
    await page.keyboard.press(key);
  }
  throw new Error(`Pressing ${key} 60 times did not reach ${target.toString()}`);
}

/** An element in a shadow root has the focus of that root. */
function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
