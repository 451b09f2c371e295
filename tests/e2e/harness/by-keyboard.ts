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

/**
 * Goes to an option of the browser's list with the arrow keys; returns how often they were pressed.
 * Letters would not do: Chromium begins another search when a letter comes a second after the one before, and on a
 * slow machine it does.
 */
export async function arrowTo(page: Page, list: Locator, option: string): Promise<number> {
  await expect(list).toBeFocused();
  for (let presses = 0; presses < 60; presses++) {
    const way = await list.evaluate(wayTo, option);
    if (way === 0) return presses;
    await page.keyboard.press(way > 0 ? "ArrowDown" : "ArrowUp");
  }
  throw new Error(`Pressing the arrow keys 60 times did not reach ${option} in ${list.toString()}`);
}

/** An element in a shadow root has the focus of that root. */
function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Options between the chosen one and another, which stands below (more than 0) or above. */
function wayTo(element: Element, label: string): number {
  const { options, selectedIndex } = element as HTMLSelectElement;
  const index = [...options].findIndex((option) => option.label === label);
  if (index === -1) throw new Error(`The list has no option ${label}`);
  return index - selectedIndex;
}
