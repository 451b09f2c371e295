// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the function of `evaluate` alone.
import type { Page } from "@playwright/test";

import { reachEnd } from "./far-below.ts";

/**
 * What is too small for a finger in the open dialog, else on the page: 24 px are enough for a link, 44 px are needed by
 * buttons, fields, and the entries of menus.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  await reachEnd(page);
  return await page.evaluate(() => {
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const all = [...scope.querySelectorAll("a[href], button, input, select, textarea, summary")];
    return all.flatMap((element) => {
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.closest("[inert]")) return [];
      const target = element.matches("[type=checkbox], [type=radio]") ? element.closest("label") : element;
      const { width, height } = (target ?? element).getBoundingClientRect();
      const needed = element.matches("a:not(nav a)") ? 24 : 44;
      // A pixel wide: for screen readers, or shown only under the focus.
      if (width <= 1 || height <= 1 || Math.min(width, height) > needed - 0.5) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent.trim();
      return [`${element.tagName} ${name.slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)} px`];
    });
  });
}
