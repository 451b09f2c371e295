// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the function of `evaluate` alone.
import type { Page } from "@playwright/test";

/**
 * What is too small for a finger in the open dialog, else on the page: 24 px are enough for a link, 44 px are needed by
 * buttons, fields, and the entries of menus.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
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

/** Words that stand on two lines. Addresses and numbers may be broken. */
export async function brokenWords(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const texts = [...scope.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && !element.matches("option, script, style"))
      .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3));
    return texts.flatMap((node) =>
      [...node.textContent!.matchAll(/(?<=^|\s|\()\p{L}{2,}(?=$|[\s,.;:!?)])/gu)].flatMap(
        ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const seen = [...range.getClientRects()].filter(({ width }) => width > 1);
          const lines = new Set(seen.map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [`broken: ${word} in "${node.textContent!.trim().slice(0, 40)}"`] : [];
        },
      ),
    );
  });
}
