import { availableParallelism } from "node:os";

import { type PictureWish, VERDICTS } from "#gallery/protocol-pictures.ts";
import type { Verdict } from "#gallery/protocol.ts";
import { viewPath } from "#gallery/states.ts";
import { findBrowserHere } from "#tools/setup/find-browser.ts";

import { launch, type PictureBrowser } from "./browser.ts";
import type { Tab } from "./tab.ts";

export type Taken = { readonly jpeg: Buffer; readonly verdict: Verdict["kind"] };

export type Place = {
  /** Where the gallery is served. */
  readonly origin: string;
  /** Changes with its files: a tab that has loaded others loads the app again. */
  readonly version: string;
  /** The number of the request for these pictures. */
  readonly wish: number;
};

/** Takes pictures of views in a browser without a window. */
export type Viewer = {
  /** Whether this machine has a browser. */
  readonly isThere: () => Promise<boolean>;
  /**
   * Takes a picture of each view, one after another in one tab. A promise is rejected when its view never comes to rest, and
   * when the wish is over before its turn has come.
   */
  readonly take: (
    wishes: readonly PictureWish[],
    place: Place,
    isOver: () => boolean,
  ) => readonly Promise<Taken>[];
  readonly close: () => Promise<void>;
};

/** Views that a tab shows one after another before it loads the app again: each leaves a little memory behind. */
const VIEWS = 150;

/** Views wait for replies, for rest and for their frame most of the time, so each processor has four tabs. */
const TABS = Math.min(16, availableParallelism() * 4);
/** Milliseconds without a wish after which the browser is closed. */
const IDLE = 30_000;
/** Milliseconds in which a view must come to rest. */
const PATIENCE = 30_000;

/** A viewer whose browser starts with the first wish, and ends when nobody wishes anything for a while. */
export function createViewer(find: () => Promise<string | undefined> = findBrowserHere): Viewer {
  let whereIs: Promise<string | undefined> | undefined;
  let browser: Promise<PictureBrowser> | undefined;
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
    return await (await browser).openTab();
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
    take: (wishes, place, isOver) => {
      let tab: Promise<Tab> | undefined;
      let last: Promise<unknown> = Promise.resolve();
      const takeNext = async (wish: PictureWish): Promise<Taken> => {
        tab ??= borrow();
        const current = await tab.catch((error: unknown) => {
          tab = undefined;
          throw error;
        });
        if (isOver()) throw new Error("Nobody waits for this picture any more.");
        return await takeIn(current, wish, place).catch(async (error: unknown) => {
          // A tab that has failed may be broken: the next view gets another.
          tab = undefined;
          await current.close().catch(() => undefined);
          leave();
          throw error;
        });
      };
      clearTimeout(idle);
      busy++;
      const takings = wishes.map((wish) => {
        const taking = last.then(async () => await takeNext(wish));
        last = taking.catch(() => undefined);
        return taking;
      });
      void last.then(async () => {
        const left = await tab?.catch(() => undefined);
        if (left) leave(left);
        busy--;
        if (busy === 0) idle = setTimeout(() => void stop(), IDLE).unref();
      });
      return takings;
    },
    close: async () => {
      // Who still waits for a tab must not start another browser.
      isClosed = true;
      await stop();
      for (const wake of waiting.splice(0)) wake();
    },
  };
}

/** Shows a view in a tab, and takes its picture as soon as all is there and nothing has changed for a moment. */
async function takeIn(tab: Tab, wish: PictureWish, place: Place): Promise<Taken> {
  const told = await open(tab, wish, place);
  return { jpeg: await tab.shoot(), verdict: VERDICTS.find((one) => one === told) ?? "broken" };
}

/** Opens a view: in the app that the tab has loaded, if that is of the same files, bank and look. Returns the verdict. */
async function open(
  tab: Tab,
  { width, scale, ...view }: PictureWish,
  { origin, version, wish }: Place,
): Promise<string | undefined> {
  const size = `${width} ${scale}`;
  if (tab.size !== size) await tab.resize({ width, scale });
  tab.size = size;
  const { subject: _subject, state: _state, ...rest } = view;
  const look = JSON.stringify([origin, version, width, rest]);
  const path = viewPath(view);
  if (tab.look === look && tab.views < VIEWS) {
    tab.views++;
    return await tab.ask(showAnother, { path, wish, patience: PATIENCE });
  }
  tab.look = look;
  tab.views = 1;
  await tab.open(origin + path);
  return await tab.ask(settled, { patience: PATIENCE });
}

/** In the page: waits until its first view can be looked at. */
async function settled({ patience }: { patience: number }): Promise<string> {
  return await new Promise((resolve, reject) => {
    const look = () => {
      const verdict = document.querySelector("html")?.dataset["gallerySettled"];
      if (verdict === undefined) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(verdict);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => reject(new Error("The view never comes to rest.")), patience);
    observer.observe(document, {
      attributes: true,
      attributeFilter: ["data-gallery-settled"],
      childList: true,
      subtree: true,
    });
    look();
  });
}

/** In the page: shows another view, and waits until it can be looked at. */
async function showAnother({
  path,
  wish,
  patience,
}: {
  path: string;
  wish: number;
  patience: number;
}): Promise<string> {
  const html = document.documentElement;
  delete html.dataset["gallery"];
  delete html.dataset["gallerySettled"];
  return await new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => {
      const told = html.dataset["gallerySettled"];
      if (told !== undefined) end(() => resolve(told));
    });
    const timer = setTimeout(() => end(() => reject(new Error("The view never comes to rest."))), patience);
    const end = (settle: () => void) => {
      observer.disconnect();
      clearTimeout(timer);
      settle();
    };
    observer.observe(html, { attributes: true, attributeFilter: ["data-gallery-settled"] });
    postMessage({ kind: "gallery-show", path, wish }, location.origin);
  });
}
