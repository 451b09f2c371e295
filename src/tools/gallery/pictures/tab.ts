import { PICTURE_HEIGHT, type PictureWish } from "#gallery/protocol-pictures.ts";
import { pause } from "#lib/tasks/pause.ts";

import type { PageTarget } from "./page-target.ts";

/** A tab that shows views and takes pictures of them. */
export type Tab = {
  readonly open: (url: string) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** Calls a function in the page, which knows nothing but its argument, and returns what it promises. */
  readonly ask: <A, R>(does: (argument: A) => Promise<R>, argument: A) => Promise<R>;
  /** Takes a JPEG of what the page shows. */
  readonly shoot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
  /** What it was resized to last. */
  size: string;
  /** What the views in it have had in common, and how many there were. */
  look: string;
  views: number;
};

/** The width of the window in CSS pixels, and how many pixels of its picture there are for each of them. */
type Size = Pick<PictureWish, "width" | "scale">;

/** Runs one work after another. */
export type Alone = <T>(work: () => Promise<T>) => Promise<T>;

const JPEG = { format: "jpeg", quality: 70, optimizeForSpeed: true } as const;

/** A tab that draws what happens in it at once, as browsers do. */
export async function openUsualTab(page: PageTarget): Promise<Tab> {
  let clip = { x: 0, y: 0, width: 0, height: PICTURE_HEIGHT, scale: 1 };
  const resize = async ({ width, scale }: Size) => {
    clip = { ...clip, width, scale };
    await page.send("Emulation.setDeviceMetricsOverride", windowOf(width));
  };
  const shoot = async () => {
    const { data } = await page.send("Page.captureScreenshot", { ...JPEG, clip });
    return Buffer.from(data, "base64");
  };
  return await tabOf(page, { resize, shoot });
}

/**
 * A tab that draws only when it takes a picture. Throws where the browser cannot do that.
 *
 * @param alone runs one work at a time for all tabs of the browser, which ends when two of them draw at once
 */
export async function openQuietTab(page: PageTarget, alone: Alone): Promise<Tab> {
  const draw = async (what: { screenshot?: typeof JPEG }) =>
    await alone(async () => await page.send("HeadlessExperimental.beginFrame", what)).catch(
      (error: unknown) => {
        // The one before is not finished.
        if (String(error).includes("frame is pending")) return { screenshotData: undefined };
        throw error;
      },
    );
  // What waits for a frame comes with it: lists that grow when they are seen, pictures that are seen.
  const look = async () => {
    const looking = ask(page, afterFrame, undefined);
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    const ended = looking.then(end, end);
    let picture: string | undefined;
    // The page may ask for its frame a little later than the first one comes.
    await repeat(async () => {
      picture = (await draw({ screenshot: JPEG })).screenshotData;
      await Promise.race([ended, pause(SOON)]);
      return isOver;
    });
    return { isStill: await looking, picture };
  };
  const shoot = async () => {
    let frames = 0;
    let taken: string | undefined;
    await repeat(async () => {
      const { isStill, picture } = await look();
      if (isStill || ++frames >= MOST_FRAMES) taken = picture;
      return taken !== undefined;
    });
    return Buffer.from(taken!, "base64");
  };
  // The frame is as small as its picture: to draw, copy and write it takes as long as it has pixels.
  const resize = async ({ width, scale }: Size) => {
    const drawn = { scale, dontSetVisibleSize: true };
    await page.send("Emulation.setDeviceMetricsOverride", { ...windowOf(width), ...drawn });
    const frame = { width: Math.round(width * scale), height: Math.round(PICTURE_HEIGHT * scale) };
    await page.send("Emulation.setVisibleSize", frame);
  };
  const tab = await tabOf(page, { resize, shoot });
  await look();
  return tab;
}

function windowOf(width: number) {
  return { width, height: PICTURE_HEIGHT, deviceScaleFactor: 1, mobile: false };
}

async function tabOf(page: PageTarget, { resize, shoot }: Pick<Tab, "resize" | "shoot">): Promise<Tab> {
  const features = [
    { name: "prefers-reduced-motion", value: "reduce" },
    { name: "prefers-color-scheme", value: "light" },
  ];
  await Promise.all([
    // Without it no script runs in a new document.
    page.send("Page.enable"),
    page.send("Emulation.setEmulatedMedia", { features }),
    page.send("Emulation.setFocusEmulationEnabled", { enabled: true }),
    ...[keepStill, noteFrames].map(async (does) => {
      await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${String(does)})()` });
    }),
  ]);
  const setLocale = async () =>
    await page.send("Emulation.setLocaleOverride", { locale: LOCALE }).catch((error: unknown) => {
      if (!String(error).includes("already in effect")) throw error;
    });
  const open = async (url: string) => {
    await setLocale();
    const { errorText } = await page.send("Page.navigate", { url });
    if (errorText) throw new Error(errorText);
  };
  return {
    open,
    ask: async (does, argument) => {
      const asked = await evaluate<{ value: Awaited<ReturnType<typeof does>> } | undefined>(
        page,
        `${HAS_LOCALE} ? ${callOf(does, argument)}.then((value) => ({ value })) : undefined`,
      );
      if (asked) return asked.value;
      await setLocale();
      return await ask(page, does, argument);
    },
    resize,
    shoot,
    close: page.close,
    size: "",
    look: "",
    views: 0,
  };
}

const LOCALE = "en-NG";
/** In the page. Tabs share a process, which has one locale: it goes when the tab that has set it is closed. */
const HAS_LOCALE = `new Intl.NumberFormat().resolvedOptions().locale === ${JSON.stringify(LOCALE)}`;

async function ask<A, R>(page: PageTarget, does: (argument: A) => Promise<R>, argument: A): Promise<R> {
  return await evaluate(page, callOf(does, argument));
}

function callOf<A>(does: (argument: A) => unknown, argument: A): string {
  return `(${String(does)})(${JSON.stringify(argument) ?? ""})`;
}

async function evaluate<R>(page: PageTarget, expression: string): Promise<R> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await page.send("Runtime.evaluate", options);
  if (exceptionDetails) throw new Error(result.description ?? exceptionDetails.text);
  return result.value as R;
}

/** Does it until it is done: at once again, then with pauses. */
async function repeat(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let turn = 0; !(await isDone()); turn++) {
    if (Date.now() > end) throw new Error("The browser draws nothing.");
    await pause(Math.min(turn, 20));
  }
}

/** Milliseconds in which a frame must come. */
const PATIENCE = 20_000;
/** Milliseconds after a frame until a page that has asked for it says so; others draw meanwhile. */
const SOON = 16;
/** So often a view may change because it was drawn. */
const MOST_FRAMES = 20;

/**
 * Nothing moves in a picture. With reduced motion every change of a colour is still a transition of a millisecond: 150 of them
 * for each view, which took a quarter of its time.
 */
function keepStill(): void {
  const still = new CSSStyleSheet();
  const parts = ["", "::before", "::after", "::backdrop", "::-webkit-progress-value"].map(
    (part) => `*${part}`,
  );
  still.replaceSync(`${parts.join(", ")} { transition: none !important; animation: none !important; }`);
  document.adoptedStyleSheets.push(still);
}

/** What a page has asked to do in its next frame. */
type Noted = Window & { framesAsked?: Set<number> };

/** What is placed in a frame may wait for another one: a carousel sets the gaps between its cards in the second. */
function noteFrames(): void {
  const asked = ((window as Noted).framesAsked = new Set<number>());
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) => {
    const id = request((time) => {
      asked.delete(id);
      call(time);
    });
    asked.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    asked.delete(id);
    cancel(id);
  };
}

/**
 * Waits for the next frame and what follows at once. False if that changed something, if another frame is asked for, or if
 * an image or font still came.
 */
async function afterFrame(): Promise<boolean> {
  let isStill = true;
  const observer = new MutationObserver(() => {
    isStill = false;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const coming = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    // Those far below load when somebody scrolls there, which nobody does in a picture.
    return !image.complete && image.getClientRects().length > 0 && bottom >= 0 && top < innerHeight;
  });
  const arrivals = coming.flatMap((image) =>
    ["load", "error"].map((kind) => new Promise((resolve) => image.addEventListener(kind, resolve))),
  );
  if (coming.length > 0)
    await Promise.race([...arrivals, new Promise((resolve) => setTimeout(resolve, 250))]);
  const hasFonts = document.fonts.status === "loaded";
  await document.fonts.ready;
  observer.disconnect();
  const isLast = ((window as Noted).framesAsked?.size ?? 0) === 0;
  return isStill && isLast && hasFonts && coming.length === 0;
}
