import type { Page } from "@playwright/test";

import { PAGE_LIMIT_MS } from "./conditions.ts";

/** What a customer waits for: fields that can be filled in, or a text. */
export type Ready = { readonly fields?: readonly string[]; readonly text?: string };

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the page was ready. */
    readyAt?: number | undefined;
    /** The moment of the last tap or key, on the same clock. */
    lastInput?: number;
    /** Watches for the next thing that the customer waits for. */
    watchFor: (ready: Ready) => void;
  }
}

/** Opens a page and returns the milliseconds from the start of the navigation until it is ready. */
export async function timeToUsable(page: Page, url: string, ready: Ready): Promise<number> {
  await page.addInitScript(watchPage, ready);
  await page.goto(url, { waitUntil: "commit", timeout: PAGE_LIMIT_MS });
  return await readyAt(page, ready);
}

/**
 * Does what a customer does, and returns the milliseconds from its last tap or key until the page is ready. Only on a
 * page that `timeToUsable` has opened.
 */
export async function timeAfter(page: Page, act: () => Promise<void>, ready: Ready): Promise<number> {
  await page.evaluate((next) => window.watchFor(next), ready);
  await act();
  const at = await readyAt(page, ready);
  return at - (await page.evaluate(() => window.lastInput!));
}

async function readyAt(page: Page, ready: Ready): Promise<number> {
  try {
    await page.waitForFunction(() => window.readyAt !== undefined, undefined, {
      timeout: PAGE_LIMIT_MS,
      polling: 250,
    });
  } catch (error) {
    const text = await page.locator("body").innerText();
    const message = `${page.url()} did not become ready: it has no ${JSON.stringify(ready)}. It shows:\n${text}`;
    throw new Error(message, { cause: error });
  }
  return await page.evaluate(() => window.readyAt!);
}

/** Runs in the page, before its own code: an observer of the document, because polling would cost time itself. */
function watchPage(first: Ready): void {
  const isReady = ({ fields = [], text = "" }: Ready) => {
    const usable = fields.every((name) => {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
      if (!field || field.disabled || ("readOnly" in field && field.readOnly)) return false;
      return !("options" in field) || [...field.options].some(({ value }) => value !== "");
    });
    return usable && document.documentElement.textContent.includes(text);
  };
  window.watchFor = (ready) => {
    window.readyAt = undefined;
    const observer = new MutationObserver(() => {
      if (!isReady(ready)) return;
      window.readyAt = performance.now();
      observer.disconnect();
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["disabled", "readonly"],
    });
  };
  for (const type of ["click", "keydown"])
    addEventListener(type, ({ timeStamp }) => (window.lastInput = timeStamp), { capture: true });
  window.watchFor(first);
}
