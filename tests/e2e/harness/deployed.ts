import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { type Bank, startBank } from "./bank.ts";
import { expect, test as base } from "./test.ts";

/** A deployment whose files a test may change. Paths are those in the build. */
export type Deployment = Bank & {
  /** Writes a file; the function gets its text, "" if there is none. */
  readonly change: (file: string, change: (text: string) => string) => void;
  /** Takes away a file of the build. */
  readonly remove: (file: string) => void;
};

/** Playwright's test with service workers, on a bank of its own. */
export const test = base.extend<{ readonly deployed: Deployment }>({
  withWorkers: true,
  deployed: async ({}, use) => {
    const dist = mkdtempSync(join(tmpdir(), "dist-"));
    cpSync("dist", dist, { recursive: true });
    const bank = await startBank(dist);
    const read = (file: string) => {
      try {
        return readFileSync(join(dist, file), "utf8");
      } catch {
        return "";
      }
    };
    await use({
      ...bank,
      change: (file, change) => writeFileSync(join(dist, file), change(read(file))),
      remove: (file) => {
        for (const form of ["", ".gz", ".br"]) rmSync(join(dist, file + form), { force: true });
      },
    });
    await bank.close();
    rmSync(dist, { recursive: true });
  },
});

/** The path of a file of the build whose name begins so: `assets/index-D5AtuAJi.js` for `index`. */
export function assetOf(name: string): string {
  return `assets/${readdirSync("dist/assets").find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"))}`;
}

/** Makes another release of the deployment: the worker has another hash for its page. */
export function release(deployed: Deployment): void {
  deployed.change("service-worker.js", (code) => code.replace(/(revision:`)\w{4}/, "$1ffff"));
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
