import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { reachEnd } from "./far-below.ts";

/** The narrowest supported window. */
const NARROW = { name: "320 px", width: 320, text: 100 };
const SIZES = [
  NARROW,
  { name: "360 px with text at 200 %", width: 360, text: 200 },
  { name: "1280 px with text at 200 %", width: 1280, text: 200 },
];

/** Expects that nothing overflows the window sideways on a narrow window, nor with the text twice as large, and that no word is broken. */
export async function expectReflow(page: Page): Promise<void> {
  expect(await overflow(page), "elements that overflow the sides").toEqual([]);
}

/** The overflowing elements, in words. */
export async function overflow(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  await reachEnd(page);
  for (const { name, width, text } of SIZES) {
    await page.setViewportSize({ width, height: 720 });
    await setTextSize(page, text);
    const broken = await brokenWords(page);
    found.push(...[...(await beyondTheSides(page)), ...broken].map((what) => `${name}: ${what}`));
  }
  await setTextSize(page, 100);
  if (before) await page.setViewportSize(before);
  return found;
}

/** The elements that overflow the narrowest window. The size of text is not changed, which takes a tenth of the time. */
export async function overflowWhenNarrow(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: NARROW.width, height: 720 });
  await reachEnd(page);
  return (await beyondTheSides(page)).map((what) => `${NARROW.name}: ${what}`);
}

/** How far the page scrolls sideways in the window as it is. */
export async function scrollsSideways(page: Page): Promise<readonly string[]> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`the page scrolls ${pixels} px sideways`] : [];
}

/** In percent: the two that Android offers above its standard, and twice the standard. */
const LARGER = [115, 130, 200];

/** What a check finds on a phone with larger text. */
export async function whenEnlarged(
  page: Page,
  check: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const percent of LARGER) {
    await setTextSize(page, percent);
    found.push(...(await check(page)).map((what) => `text at ${percent} %: ${what}`));
  }
  await setTextSize(page, 100);
  return found;
}

/** What a check finds while the customer has set letters, words and lines apart (WCAG 1.4.12, with its figures). */
export async function whenSpaced(
  page: Page,
  check: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [spaced];
  });
  const found = await whatStays(() => check(page));
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found.map((what) => `text set apart: ${what}`);
}

/** Changes the browser's setting for the size of text, which also changes every length in rem. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const standard = Math.round((16 * percent) / 100);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
}

/** Words, numbers and amounts that stand on two lines, and stay so; not those that have a place to be broken, nor long references. */
export async function brokenWords(page: Page): Promise<readonly string[]> {
  return await whatStays(() => brokenWordsNow(page));
}

async function brokenWordsNow(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    // As for elements beyond the sides.
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement!.checkVisibility()) continue;
      for (const { 0: word, index } of (node as Text).data.matchAll(/\S+/g)) {
        if (/[-/@_]/.test(word) || (word.length > 13 && !/^\(?\p{L}+[.,;:!?)]*$/u.test(word))) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`"${word}" is broken`);
      }
    }
    return found;
  });
}

/** How often the page is looked at again: on a busy machine some content follows the window's size many frames later. */
const LOOKS = 30;

/** Elements that are cut off or need horizontal scrolling, and stay so. */
async function beyondTheSides(page: Page): Promise<readonly string[]> {
  return await whatStays(() => beyondTheSidesNow(page));
}

async function whatStays(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let found = await look();
  for (let looks = 1; found.length > 0 && looks < LOOKS; looks++) found = await look();
  return found;
}

/** Lists and rows of tabs for swiping, and tables, may scroll. */
async function beyondTheSidesNow(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    // Content that depends on the window's size is updated in the next frame.
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
    const width = document.documentElement.clientWidth;
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const all = [...scope.querySelectorAll("*")];
    const clipped = all.filter((element) => getComputedStyle(element).clipPath !== "none");
    const scrollers = all.filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX));
    const swiped = scrollers.filter(
      (element) => element.matches("ul, [role=tablist]") || element.querySelector("table"),
    );
    const scrolled = scrollers.filter(
      (element) => !swiped.includes(element) && element.scrollWidth > element.clientWidth + 1,
    );
    const cut = all.filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const isSeen = own > 1 && height > 1 && element.checkVisibility();
      const isMeant = [...clipped, ...swiped].some((holder) => holder.contains(element));
      return isSeen && !isMeant && (right > width + 1 || left < -1);
    });
    const texts = [...scrolled, ...cut].map(
      (element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`,
    );
    const sideways = document.documentElement.scrollWidth - width;
    return sideways > 0 ? [`the page scrolls ${sideways} px sideways`, ...texts] : texts;
  });
}
