import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    rules: string[];
  }
}

/** Counts the rules that styled-components adds to a page. To be called before it is opened. */
export async function watchRules(page: Page): Promise<void> {
  await page.addInitScript(countRules);
}

/**
 * Does something, and expects that it needs no rule that the page did not have: a new one would style the whole page again while the customer
 * waits. Nothing is rehearsed meanwhile.
 */
export async function expectNoNewRules(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
    return window.rules.length;
  });
  await act();
  expect(await page.evaluate((count) => window.rules.slice(count), before)).toEqual([]);
}

/** Runs in the page. */
function countRules(): void {
  window.rules = [];
  const { prototype } = CSSStyleSheet;
  const { value } = Object.getOwnPropertyDescriptor(prototype, "insertRule")!;
  prototype.insertRule = function (...args) {
    window.rules.push(args[0]);
    return Reflect.apply(value as typeof prototype.insertRule, this, args);
  };
}
