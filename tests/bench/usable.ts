import type { Page } from "@playwright/test";

import { PAGE_LIMIT_MS } from "./conditions.ts";
import type { Opening } from "./subjects.ts";

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until every field is there and enabled. */
    usableAfter?: number;
  }
}

type ToOpen = Pick<Opening, "fields"> & { readonly name: string };

/** Opens a page and returns the milliseconds from the start of the navigation until every field is usable. */
export async function timeToUsable(page: Page, url: string, opening: ToOpen): Promise<number> {
  const { name, fields } = opening;
  await page.addInitScript(watchFields, fields);
  await page.goto(url, { waitUntil: "commit", timeout: PAGE_LIMIT_MS });
  try {
    await page.waitForFunction(() => window.usableAfter !== undefined, undefined, {
      timeout: PAGE_LIMIT_MS,
      polling: 250,
    });
  } catch (error) {
    const text = await page.locator("body").innerText();
    const message = `"${name}" did not become usable: it has no ${fields.join(", ")}. It shows:\n${text}`;
    throw new Error(message, { cause: error });
  }
  return await page.evaluate(() => window.usableAfter!);
}

/** Runs in the page, before its own code: an observer of the document, because polling would cost time itself. */
function watchFields(names: readonly string[]): void {
  const observer = new MutationObserver(() => {
    const usable = names.every((name) => {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
      if (!field || field.disabled || ("readOnly" in field && field.readOnly)) return false;
      return !("options" in field) || [...field.options].some(({ value }) => value !== "");
    });
    if (!usable) return;
    window.usableAfter = performance.now();
    observer.disconnect();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "readonly"],
  });
}
