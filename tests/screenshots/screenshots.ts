import { availableParallelism } from "node:os";

import { chromium } from "@playwright/test";

import { findBrowser } from "#tools/setup/find-browser.ts";

import { startBank } from "#tests/e2e/harness/bank.ts";
import buildFirst from "#tests/support/build-first.ts";
import { createSession } from "#tests/bench/session.ts";

import { takeView } from "./take-view.ts";
import { addresses } from "./addresses.ts";

export type ScreenshotOptions = {
  readonly companies: readonly string[];
  /** Only addresses that hold this text. */
  readonly only: string;
  /** Folder of the pictures, one folder for each company in it. */
  readonly folder: string;
  readonly print: (line: string) => void;
};

/** The widths that are looked at: the smallest that must do, a cheap phone, a tablet, a desk. */
const WIDTHS = [320, 360, 768, 1280];
const SCHEMES = ["light", "dark"] as const;

/** Draws every screen and page of the production build, at each width, light and dark, for each company. */
export async function takeScreenshots({ companies, only, folder, print }: ScreenshotOptions): Promise<void> {
  buildFirst();
  const bank = await startBank();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const session = await createSession(bank.url());
    const views = companies.flatMap((company) =>
      WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ company, width, scheme }))),
    );
    const paths = addresses().filter(({ path }) => path.includes(only));
    await inParallel(views, async (view) => {
      const url = (path: string) => bank.url(path, view.company);
      await takeView(browser, { ...view, folder, session, url }, paths);
      print(`${view.company}, ${view.width} px, ${view.scheme}: ${paths.length} pictures`);
    });
  } finally {
    await browser.close();
    await bank.close();
  }
}

/** As many at a time as there are processors. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
