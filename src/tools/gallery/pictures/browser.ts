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
 * A quiet browser draws one tab at a time, and waits for that tab's process: with one browser for all tabs, a fifth of the
 * processors' time went by with nothing to do. Each has processes of its own besides, so there are a few at most.
 */
const BROWSERS = Math.min(4, availableParallelism());
/** Each process reads and prepares the app's code: with six on two processors, that took most of the time of the first pictures. */
const RENDERERS = Math.ceil(availableParallelism() / BROWSERS);

/** Starts browsers side by side, and opens tabs in one after another. */
export async function launch(executablePath: string): Promise<PictureBrowser> {
  const browsers = Array.from({ length: BROWSERS }, async () => await launchOne(executablePath));
  let turn = 0;
  const close = async () => {
    await Promise.allSettled(browsers.map(async (browser) => await (await browser).close()));
  };
  // The first tab need not wait for the others. Whoever opens a tab in one that has not started hears of it.
  for (const browser of browsers) browser.catch(() => undefined);
  await browsers[0]!.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { openTab: async () => await (await browsers[turn++ % BROWSERS]!).openTab(), close };
}

/**
 * Starts a browser. Its tabs draw nothing between two pictures if it can do that, as the headless shell can: a view is drawn
 * a dozen times before it is at rest, which took a quarter of the time of its picture.
 */
async function launchOne(executablePath: string): Promise<PictureBrowser> {
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
      // Letters stand as on a phone, also in a picture of half the size: a desktop moves them to whole pixels.
      "--font-render-hinting=none",
      `--renderer-process-limit=${RENDERERS}`,
      // A tab does not live long enough for optimised code to pay: to make it took a tenth of the time of a picture.
      "--js-flags=--no-opt,--no-maglev",
      ...more,
    ],
  });
}
