import { chromium } from "@playwright/test";

import { fillAirtime, goOn, openAirtime, pastRows, pinField } from "../harness/airtime.ts";
import { ada } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { expectNoNewRules, watchRules } from "../harness/style-rules.ts";
import { expect, test } from "../harness/test.ts";

test("the PIN dialog is styled before the customer taps on Continue: a new rule would style the whole page again", async ({
  page,
}) => {
  await watchRules(page);
  await openAirtime(page);
  await reachHistory(page, "Past transactions");
  await expect(pastRows(page).first()).toBeVisible();
  await fillAirtime(page);
  await page.waitForFunction(() => window.rules.some((rule) => rule.includes("::backdrop")));
  // The page does nothing else any more.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expectNoNewRules(page, async () => {
    await goOn(page);
    await expect(pinField(page)).toBeFocused();
  });
});

/** In a page: where its content stands. */
function contentBox(): { readonly x: number; readonly width: number } {
  const { x, width } = document.querySelector("main")!.getBoundingClientRect();
  return { x, width };
}

test("where the scrollbar takes space, a dialog moves nothing, whether the page is higher than the window or not", async ({
  bank,
  launchOptions,
}) => {
  // Playwright hides all scrollbars of the browsers that it starts itself.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await openAirtime(page, ada, bank.url(""));
    await fillAirtime(page);
    for (const height of [500, 3000, 500]) {
      await page.setViewportSize({ width: 1280, height });
      const scrollbar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      await expect.poll(async () => (await scrollbar()) > 0).toBe(height === 500);
      const before = await page.evaluate(contentBox);
      await goOn(page);
      expect(await page.evaluate(contentBox)).toEqual(before);
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(pinField(page)).toBeHidden();
      expect(await page.evaluate(contentBox)).toEqual(before);
    }
  } finally {
    await browser.close();
  }
});
