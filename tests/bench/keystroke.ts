import type { CDPSession } from "@playwright/test";

import type { OpenPage } from "./open-page.ts";

/** A fast typist's pause. The frame after a key is drawn within it. */
const PAUSE_MS = 80;
/** The work after a focus, a tap or a key has ended by then. No event reports that the browser has nothing more to do. */
const SETTLE_MS = 400;

/**
 * Types into a field and returns the milliseconds of the page's main thread for each key: events, rendering, style,
 * layout, paint and all other tasks of the browser. Throws when the field does not have the typed text.
 */
export async function keystrokeCost({ page, cdp }: OpenPage, field: string, keys: string): Promise<number> {
  const input = page.locator(`[name="${field}"]`);
  await input.focus();
  await page.waitForTimeout(SETTLE_MS);
  const before = await taskTime(cdp);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForTimeout(SETTLE_MS);
  const spent = (await taskTime(cdp)) - before;
  const value = (await input.inputValue()).replaceAll(",", "");
  if (value !== keys) throw new Error(`${field} holds "${value}" after "${keys}" was typed.`);
  return spent / keys.length;
}

/** Types into a list with a search, and returns the milliseconds of the main thread for its heaviest key. */
export async function heaviestKey(
  { page, cdp }: OpenPage,
  { list, keys }: { readonly list: string; readonly keys: string },
): Promise<number> {
  // Like a customer: the tap opens the list, the keys filter it.
  await page.getByRole("combobox", { name: list }).click();
  const heaviest = await heaviestOf({ page, cdp }, keys);
  if ((await page.getByRole("option").count()) === 0) throw new Error(`"${keys}" found nothing in ${list}.`);
  return heaviest;
}

/** Types into what has the focus, and returns the milliseconds of the main thread for the heaviest key. */
export async function heaviestOf(
  { page, cdp }: Pick<OpenPage, "page" | "cdp">,
  keys: string,
): Promise<number> {
  await page.waitForTimeout(SETTLE_MS);
  const costs: number[] = [];
  for (const key of keys) {
    const before = await taskTime(cdp);
    await page.keyboard.press(key);
    await page.waitForTimeout(SETTLE_MS);
    costs.push((await taskTime(cdp)) - before);
  }
  return Math.max(...costs);
}

/** Milliseconds that the page's main thread has worked so far. */
export async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const found = metrics.find(({ name }) => name === "TaskDuration");
  if (!found) throw new Error("This Chromium does not report how long the main thread worked.");
  return found.value * 1000;
}
