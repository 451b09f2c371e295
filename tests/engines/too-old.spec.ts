import { chromium } from "@playwright/test";

import { expect, test } from "#tests/e2e/harness/test.ts";
import usual from "#tests/e2e/playwright.config.ts";
import { findOldChromium } from "#tools/setup/find-old-chromium.ts";

// 92 knows all words of our scripts and lacks functions; 83 can read none of them, and has no gaps between what stands in a row.
for (const release of [83, 92] as const) {
  test(`chromium ${release} is too old: the page says so, and the app does not begin`, async ({ bank }) => {
    const browser = await chromium.launch({
      ...usual.use?.launchOptions,
      executablePath: findOldChromium(release),
    });
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(bank.url(), { waitUntil: "networkidle" });
    expect(await page.evaluate("document.body.innerText")).toContain("This browser is too old for it.");
    expect(await page.evaluate("document.body.innerText")).not.toContain("Part of it is still missing");
    const { bottom, height } = (await page.evaluate(
      "document.getElementById('late').getBoundingClientRect().toJSON()",
    )) as DOMRect;
    expect(bottom).toBeLessThanOrEqual(740);
    expect(height).toBeGreaterThan(50);
    // The app would have taken over the page by now.
    expect(await page.evaluate("document.querySelector('[data-built] form') !== null")).toBe(true);
    await browser.close();
  });
}
