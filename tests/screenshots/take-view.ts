import { join } from "node:path";

import type { Browser, Page } from "@playwright/test";

import type { StoredSession } from "#tests/bench/session.ts";

import type { Address } from "./addresses.ts";

type View = {
  readonly company: string;
  readonly width: number;
  readonly scheme: "light" | "dark";
  readonly folder: string;
  readonly session: StoredSession;
  readonly url: (path: string) => string;
};

/** Draws each address at one width and scheme, the whole page. */
export async function takeView(browser: Browser, view: View, addresses: readonly Address[]): Promise<void> {
  for (const { path, access } of addresses) {
    const context = await browser.newContext({
      viewport: { width: view.width, height: view.width < 700 ? 740 : 800 },
      colorScheme: view.scheme,
      reducedMotion: "reduce",
      locale: "en-NG",
      timezoneId: "Africa/Lagos",
    });
    const page = await context.newPage();
    if (access === "customer") await page.addInitScript(keepSession, view.session);
    await page.goto(view.url(path));
    await settled(page);
    const name = path === "/" ? "sign-in" : path.slice(1).replaceAll("/", "-");
    const file = `${name}-${view.width}-${view.scheme}.png`;
    await page.screenshot({ path: join(view.folder, view.company, file), fullPage: true });
    await context.close();
  }
}

/** A heading stands there, and nothing loads any more: no skeleton, no spinner. */
async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelector("[aria-busy=true], output > svg") === null);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page. */
function keepSession({ token, user }: StoredSession): void {
  sessionStorage.setItem("token", token);
  sessionStorage.setItem("user", user);
}
