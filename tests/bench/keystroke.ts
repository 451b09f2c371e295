import type { CDPSession } from "@playwright/test";

import { pause } from "#lib/tasks/pause.ts";

import type { OpenPage } from "./open-page.ts";

/** A fast typist's pause. The frame after a key is drawn within it. */
const PAUSE_MS = 80;
/** The work after a focus, a tap or a key has ended by then. No event reports that the browser has nothing more to do. */
const SETTLE_MS = 400;

/**
 * Types into the same field of several pages, each key into all of them before the next one, so that a machine that changes its
 * speed is equally fast for all. Returns the milliseconds of each page's main thread for a key, also those long after it: events,
 * rendering, style, layout, paint and all other tasks of the browser. Throws when a field does not have the typed text.
 */
export async function keystrokeCosts(
  pages: readonly OpenPage[],
  field: string,
  keys: string,
): Promise<number[]> {
  const inputs = pages.map(({ page }) => page.locator(`[name="${field}"]`));
  for (const input of inputs) await input.focus();
  await pause(SETTLE_MS);
  const before = await taskTimes(pages);
  for (const [turn, key] of Array.from(keys).entries()) {
    for (const offset of pages.keys()) {
      // Each key begins with another page: none has always the same one before it.
      await pages[(turn + offset) % pages.length]!.page.keyboard.press(key);
      await pause(PAUSE_MS);
    }
  }
  await pause(SETTLE_MS);
  const after = await taskTimes(pages);
  for (const input of inputs) {
    const value = (await input.inputValue()).replaceAll(",", "");
    if (value !== keys) throw new Error(`${field} holds "${value}" after "${keys}" was typed.`);
  }
  return after.map((time, at) => (time - before[at]!) / keys.length);
}

async function taskTimes(pages: readonly OpenPage[]): Promise<number[]> {
  return await Promise.all(pages.map(async ({ cdp }) => await taskTime(cdp)));
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
