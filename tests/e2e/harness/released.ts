import type { Page } from "@playwright/test";

import { expect } from "./test.ts";

/** Opens an address of the app, which must show a screen or page with this heading: the app itself, not a page of the build before it. */
export async function openAt(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html:not([data-page])")).toBeAttached();
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
}

/** Listens for problems with released screens. Returns what tells those since the tab was opened. */
export async function listenForProblems(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    addEventListener("bank:released", (event) => {
      const told = JSON.parse(sessionStorage.getItem("told") ?? "[]") as unknown[];
      const { problem } = (event as CustomEvent<{ problem: string }>).detail;
      sessionStorage.setItem("told", JSON.stringify([...told, problem]));
    });
  });
  return () => page.evaluate(() => sessionStorage.getItem("told") ?? "");
}

/** So that the browser asks for files that it may keep for a year. */
export async function clearCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.clearBrowserCache");
}
