import { availableParallelism } from "node:os";

import type { Browser } from "@playwright/test";

import { pagesOf } from "./page-target.ts";
import { type Alone, openQuietTab, openUsualTab, type Tab } from "./tab.ts";

/** A browser without a window, and how a tab is opened in it. */
export type PictureBrowser = {
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/**
 * Starts a browser. Its tabs draw nothing between two pictures if it can do that, as the headless shell can: a view is drawn
 * a dozen times before it is at rest, which took a quarter of the time of its picture.
 */
export async function launch(executablePath: string): Promise<PictureBrowser> {
  return (await launchQuiet(executablePath)) ?? (await launchUsual(executablePath));
}

/** Browsers that cannot be quiet, or have ended by themselves when they were. */
const usual = new Set<string>();

/** Undefined where the browser cannot be quiet. */
async function launchQuiet(executablePath: string): Promise<PictureBrowser | undefined> {
  if (usual.has(executablePath)) return undefined;
  const browser = await start(executablePath, [
    "--enable-begin-frame-control",
    "--run-all-compositor-stages-before-draw",
  ]);
  const fail = () => usual.add(executablePath);
  browser.on("disconnected", fail);
  const close = async () => {
    browser.off("disconnected", fail);
    await browser.close();
  };
  try {
    const draw = oneByOne();
    const openPage = await pagesOf(browser, { enableBeginFrameControl: true });
    const another = async () => await openQuietTab(await openPage(), draw);
    const ready = [await another()];
    return { openTab: async () => ready.pop() ?? (await another()), close };
  } catch {
    fail();
    await close();
    return undefined;
  }
}

function oneByOne(): Alone {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return await turn;
  };
}

/** Its tabs draw what happens in them at once. */
export async function launchUsual(executablePath: string): Promise<PictureBrowser> {
  const browser = await start(executablePath, []);
  const openPage = await pagesOf(browser, {});
  return {
    openTab: async () => await openUsualTab(await openPage()),
    close: async () => await browser.close(),
  };
}

async function start(executablePath: string, more: readonly string[]): Promise<Browser> {
  const { chromium } = await import("@playwright/test");
  return await chromium.launch({
    executablePath,
    // The server's own signals close it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-dev-shm-usage",
      // Each process reads and prepares the app's code: with six, that took most of the time of the first pictures.
      `--renderer-process-limit=${availableParallelism()}`,
      // A tab does not live long enough for optimised code to pay: to make it took a tenth of the time of a picture.
      "--js-flags=--no-opt,--no-maglev",
      ...more,
    ],
  });
}
