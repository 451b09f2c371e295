// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the function of `evaluate` alone.
import type { Page } from "@playwright/test";

import { reachEnd } from "./far-below.ts";

/** Edges of a box in pixels of the window. */
export type Edges = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** One text that a sighted customer sees. */
export type ShownText = {
  readonly text: string;
  /** Which element holds it: texts of one element may stand in many places. */
  readonly holder: number;
  /** Where each of its lines is. */
  readonly lines: readonly Edges[];
  /** The block around it. */
  readonly box: Edges;
  /** Whether the block hides a part of it. */
  readonly isCut: boolean;
  /** Whether it is held above what scrolls below it, as a bar at the bottom is. */
  readonly isAfloat: boolean;
};

/** What stands on a page: the texts that are seen, and all that are seen or read out. */
export type TextsOnPage = { readonly shown: readonly ShownText[]; readonly read: readonly string[] };

/**
 * The texts of the open dialog, else of the page; those that say they are English are left out. What can be swiped or scrolled
 * sideways counts as read only.
 */
export async function textsOnPage(page: Page): Promise<TextsOnPage> {
  await reachEnd(page);
  return await page.evaluate(() => {
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const NAMES = ["aria-label", "aria-description", "aria-valuetext", "placeholder", "title", "alt"];
    const HIDDEN = { checkOpacity: true, checkVisibilityCSS: true };

    const all = [...scope.querySelectorAll("*")].filter(
      (element) =>
        !element.matches("script, style, noscript, template, svg *, [lang=en] *, body [lang=en]") &&
        element.checkVisibility(HIDDEN),
    );
    const nodesOf = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent!.trim() !== "");
    const around = (element: Element) => {
      const found = [element];
      for (let one = element.parentElement; one; one = one.parentElement) found.push(one);
      return found;
    };
    const edges = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
    const style = (element: Element) => getComputedStyle(element);
    /** For screen readers only: a pixel wide, or clipped. */
    const isSeen = (element: Element) =>
      !element.matches("option, title") &&
      around(element).every((one) => style(one).clipPath === "none" && one.getBoundingClientRect().width > 1);
    const isScrolled = (element: Element) =>
      around(element).some(
        (one) => /auto|scroll/.test(style(one).overflowX) && one.scrollWidth > one.clientWidth,
      );
    const hides = (box: Element) =>
      (/hidden|clip/.test(style(box).overflowX) && box.scrollWidth > box.clientWidth + 1) ||
      (/hidden|clip/.test(style(box).overflowY) && box.scrollHeight > box.clientHeight + 2);

    const shown = all.flatMap((element, holder) => {
      const nodes = nodesOf(element);
      if (nodes.length === 0 || !isSeen(element) || isScrolled(element)) return [];
      const path = around(element);
      const box = path.find((one) => !/^(?:inline|contents)$/.test(style(one).display)) ?? element;
      const scroller = path.find(
        (one) => /auto|scroll/.test(style(one).overflowY) && one.scrollHeight > one.clientHeight,
      );
      const frame = scroller?.getBoundingClientRect();
      /** Scrolled away in a dialog, below its title or its edge, nobody sees it. */
      const isInView = ({ top, bottom }: DOMRect) =>
        !frame || ((top + bottom) / 2 > frame.top && (top + bottom) / 2 < frame.bottom);
      const isAfloat = path.some((one) => one !== scope && /fixed|sticky/.test(style(one).position));
      return nodes.map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(
          (line) => line.width > 1 && line.height > 1 && isInView(line),
        );
        return {
          text: node.textContent!.trim(),
          holder,
          lines: lines.map(edges),
          box: edges(box.getBoundingClientRect()),
          isCut: hides(box),
          isAfloat,
        };
      });
    });
    const read = all.flatMap((element) => [
      ...nodesOf(element).map((node) => node.textContent!.trim()),
      ...NAMES.flatMap((name) => element.getAttribute(name) ?? []),
    ]);
    return { shown, read: [...read, document.title] };
  });
}
