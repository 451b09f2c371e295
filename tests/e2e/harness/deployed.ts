import { readdirSync } from "node:fs";

import type { Page } from "@playwright/test";

import type { Bank } from "./bank.ts";
import { expect, test as base } from "./test.ts";

/** Playwright's test with service workers. */
export const test = base.extend({ withWorkers: true });

/** The path of a file of the build whose name begins so: `assets/index-D5AtuAJi.js` for `index`. */
export function assetOf(name: string): string {
  return `assets/${readdirSync("dist/assets").find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"))}`;
}

/** Makes another release of the bank's build: the worker has another hash for its page. */
export function release(bank: Bank): void {
  bank.change("service-worker.js", (code) => code.replace(/(revision:`)\w{4}/, "$1ffff"));
}

/** Visits sign-in, and waits until the worker has stored the app. */
export async function visitFirst(page: Page, bank: Bank): Promise<void> {
  await page.goto(bank.url("/"));
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

export type Manifest = {
  readonly name: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly icons: { readonly src: string }[];
};

/** The manifest that the browser has read, without any complaint. */
export async function appManifest(page: Page): Promise<Manifest> {
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  const devTools = await page.context().newCDPSession(page);
  const { errors, data } = await devTools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  return JSON.parse(data ?? "") as Manifest;
}
