import { join } from "node:path";

import type { Browser } from "@playwright/test";

import { viewPath, type View } from "#gallery/states.ts";

type Look = {
  readonly tenant: string;
  readonly width: number;
  readonly scheme: "light" | "dark";
  readonly folder: string;
  readonly origin: string;
};

/** Takes a picture of each view at one width and scheme: the whole page, after it has stopped changing. */
export async function takeViews(
  browser: Browser,
  { tenant, width, scheme, folder, origin }: Look,
  views: readonly Pick<View, "subject" | "state">[],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 740 : 800 },
    reducedMotion: "reduce",
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
  });
  const page = await context.newPage();
  for (const { subject, state } of views) {
    await page.goto(origin + viewPath({ subject, state, tenant, scheme }));
    await page.locator("html[data-gallery]").waitFor();
    const file = `${state}-${width}-${scheme}.png`;
    await page.screenshot({ path: join(folder, tenant, subject, file), fullPage: true });
  }
  await context.close();
}
