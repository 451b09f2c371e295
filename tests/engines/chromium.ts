import { chromium } from "@playwright/test";
import type { ElementHandle, LaunchOptions } from "@playwright/test";

import { watchProblems } from "#tests/e2e/harness/problems.ts";

import { ESCAPE, NOT_THERE, type Driver } from "./driver.ts";

/** Starts Chromium by Playwright, as the end-to-end tests do. */
export async function startChromium(options: LaunchOptions | undefined): Promise<Driver> {
  const browser = await chromium.launch(options);
  const context = await browser.newContext();
  const problems = await watchProblems(context);
  const page = await context.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    run: (script, ...args) => page.evaluate(call(script, args)),
    element: async (script, ...args) => {
      const element = (
        await page.evaluateHandle(call(script, args))
      ).asElement() as ElementHandle<Element> | null;
      if (element === null) throw new Error(NOT_THERE);
      return {
        click: async () => {
          const { x, y } = await element.evaluate(whereToClick);
          await page.mouse.click(x, y);
        },
        press: async (meanwhile) => {
          const { x, y } = await element.evaluate(whereToClick);
          await page.mouse.move(x, y);
          await page.mouse.down();
          await meanwhile();
          await page.mouse.up();
        },
        type: async (text) => {
          await element.focus();
          await (text === ESCAPE ? page.keyboard.press("Escape") : page.keyboard.type(text));
        },
      };
    },
    complaints: async () => problems.found,
    close: () => browser.close(),
  };
}

/** As text, as the other drivers send it. */
function call(script: (...args: never) => unknown, args: readonly unknown[]): string {
  return `(${script.toString()})(...${JSON.stringify(args)})`;
}

/**
 * The middle of an element that rests there; throws when something else is there. Playwright's own click asks more of a browser than our oldest
 * ones know.
 */
async function whereToClick(element: Element): Promise<{ readonly x: number; readonly y: number }> {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const look = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  let point = look();
  for (let next; ; point = next) {
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
    next = look();
    if (next.x === point.x && next.y === point.y) break;
  }
  const there = document.elementFromPoint(point.x, point.y);
  if (!element.contains(there))
    throw new Error(`${there?.outerHTML ?? "Nothing"} is in the place of a click`);
  return point;
}
