import { chromium } from "@playwright/test";
import type { ElementHandle, LaunchOptions } from "@playwright/test";

import { watchProblems } from "#tests/e2e/harness/problems.ts";

import { ESCAPE, NOT_THERE, type Driver } from "./driver.ts";

/**
 * How long a click waits for its element, in ms. An element that is gone ends it at once; a limit that a busy machine reaches would end
 * a click that has been made, and whoever tries again would find the page of after.
 */
const CLICK_LIMIT = 20_000;

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
        click: () => element.click({ timeout: CLICK_LIMIT }),
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
