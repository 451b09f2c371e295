import { fillAirtime, goOn, openAirtime, pastRows, pinField } from "./harness/airtime.ts";
import { reachHistory } from "./harness/far-below.ts";
import { expect, test } from "./harness/test.ts";

test("the PIN dialog is styled before the customer taps on Continue: a new rule would style the whole page again", async ({
  page,
}) => {
  await page.addInitScript(countRules);
  await openAirtime(page);
  await reachHistory(page, "Past transactions");
  await expect(pastRows(page).first()).toBeVisible();
  await fillAirtime(page);
  await page.waitForFunction(() => window.rules.some((rule) => rule.includes("::backdrop")));
  // The page does nothing else any more.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = await page.evaluate(() => window.rules.length);
  await goOn(page);
  await expect(pinField(page)).toBeFocused();
  expect(await page.evaluate((count) => window.rules.slice(count), before)).toEqual([]);
});

declare global {
  interface Window {
    rules: string[];
  }
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
