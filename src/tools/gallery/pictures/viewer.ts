import { availableParallelism } from "node:os";

import type { Browser, CDPSession, Page } from "@playwright/test";

import { PICTURE_HEIGHT, type PictureWish, VERDICTS } from "#gallery/protocol-pictures.ts";
import type { Verdict } from "#gallery/protocol.ts";
import { viewPath } from "#gallery/states.ts";
import { findBrowserHere } from "#tools/setup/find-browser.ts";

export type Taken = { readonly jpeg: Buffer; readonly verdict: Verdict["kind"] };

type Place = {
  /** Where the gallery is served. */
  readonly origin: string;
  /** Changes with its files: a tab that has loaded others loads the app again. */
  readonly version: string;
};

/** Takes pictures of views in a browser without a window. */
export type Viewer = {
  /** Whether this machine has a browser. */
  readonly isThere: () => Promise<boolean>;
  /** Throws when the view never comes to rest, and when the wish is over before its turn has come. */
  readonly take: (wish: PictureWish, place: Place, isOver: () => boolean) => Promise<Taken>;
  readonly close: () => Promise<void>;
};

type Tab = {
  readonly page: Page;
  readonly client: CDPSession;
  /** What the views in it have had in common, and how many there were. */
  look: string;
  views: number;
};

/** Views that a tab shows one after another before it loads the app again: each leaves a little memory behind. */
const VIEWS = 40;

/** Views wait for replies and for rest most of the time, so there are more tabs than processors. */
const TABS = availableParallelism() + 1;
/** Milliseconds without a wish after which the browser is closed. */
const IDLE = 30_000;
const QUALITY = 70;

/** A viewer whose browser starts with the first wish, and ends when nobody wishes anything for a while. */
export function createViewer(find: () => Promise<string | undefined> = findBrowserHere): Viewer {
  let whereIs: Promise<string | undefined> | undefined;
  let browser: Promise<Browser> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let busy = 0;
  let isClosed = false;
  const free: Tab[] = [];
  const waiting: (() => void)[] = [];
  let tabs = 0;

  const path = () => (whereIs ??= find());
  const stop = async () => {
    clearTimeout(idle);
    const closing = browser;
    browser = undefined;
    free.length = 0;
    tabs = 0;
    await (await closing?.catch(() => undefined))?.close();
  };
  const another = async (): Promise<Tab> => {
    browser ??= path().then((found) => launch(found!));
    return await openTab(await browser);
  };
  const borrow = async (): Promise<Tab> => {
    if (isClosed) throw new Error("The server ends.");
    const ready = free.pop();
    if (ready) return ready;
    if (tabs >= TABS) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return await borrow();
    }
    tabs++;
    return await another().catch((error: unknown) => {
      browser = undefined;
      leave();
      throw error;
    });
  };
  /** A tab is there again, or one may be opened. */
  const leave = (tab?: Tab) => {
    if (tab) free.push(tab);
    else tabs--;
    waiting.shift()?.();
  };
  return {
    isThere: async () => (await path()) !== undefined,
    take: async (wish, place, isOver) => {
      clearTimeout(idle);
      busy++;
      try {
        const tab = await borrow();
        if (isOver()) {
          leave(tab);
          throw new Error("Nobody waits for this picture any more.");
        }
        const taken = await takeIn(tab, wish, place).catch(async (error: unknown) => {
          // A tab that has failed may be broken: the next view gets another.
          await tab.page.close().catch(() => undefined);
          leave();
          throw error;
        });
        leave(tab);
        return taken;
      } finally {
        busy--;
        if (busy === 0) idle = setTimeout(() => void stop(), IDLE).unref();
      }
    },
    close: async () => {
      // Who still waits for a tab must not start another browser.
      isClosed = true;
      await stop();
      for (const wake of waiting.splice(0)) wake();
    },
  };
}

async function launch(executablePath: string): Promise<Browser> {
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
      // A tab does not live long enough for optimised code to pay: to make it took a tenth of the time of a picture.
      "--js-flags=--no-opt,--no-maglev",
    ],
  });
}

async function openTab(browser: Browser): Promise<Tab> {
  const [context] = browser.contexts();
  const shared = context ?? (await browser.newContext({ reducedMotion: "reduce", locale: "en-NG" }));
  const page = await shared.newPage();
  await page.addInitScript(keepStill);
  return { page, client: await shared.newCDPSession(page), look: "", views: 0 };
}

/**
 * Nothing moves in a picture. With reduced motion every change of a colour is still a transition of a millisecond: 150 of them
 * for each view, which took a quarter of its time.
 */
function keepStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important; }");
  document.adoptedStyleSheets.push(still);
}

async function takeIn(tab: Tab, { width, ...view }: PictureWish, place: Place): Promise<Taken> {
  const { page, client } = tab;
  await open(tab, { width, ...view }, place);
  const handle = await page.waitForFunction(() => document.querySelector("html")?.dataset["gallery"], null, {
    polling: 20,
    timeout: 30_000,
  });
  const told = await handle.jsonValue();
  const { data } = await client.send("Page.captureScreenshot", {
    format: "jpeg",
    quality: QUALITY,
    optimizeForSpeed: true,
  });
  return { jpeg: Buffer.from(data, "base64"), verdict: VERDICTS.find((one) => one === told) ?? "broken" };
}

/** Opens a view: in the app that the tab has loaded, if that is of the same files, bank and look. */
async function open(tab: Tab, { width, ...view }: PictureWish, { origin, version }: Place): Promise<void> {
  const { subject: _subject, state: _state, ...rest } = view;
  const look = JSON.stringify([origin, version, width, rest]);
  const path = viewPath(view);
  if (tab.look === look && tab.views < VIEWS) {
    tab.views++;
    await tab.page.evaluate((to) => {
      delete document.documentElement.dataset["gallery"];
      postMessage({ kind: "gallery-show", path: to }, location.origin);
    }, path);
    return;
  }
  tab.look = look;
  tab.views = 1;
  await tab.page.setViewportSize({ width, height: PICTURE_HEIGHT });
  await tab.page.goto(origin + path, { waitUntil: "commit" });
}
