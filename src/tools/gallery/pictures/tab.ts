import type { Browser, BrowserContext, Page } from "@playwright/test";

import { PICTURE_HEIGHT } from "#gallery/protocol-pictures.ts";
import { pause } from "#lib/pause.ts";

/** A tab that shows views and takes pictures of them. */
export type Tab = {
  readonly page: Page;
  /** Takes a JPEG of what the page shows. */
  readonly shoot: () => Promise<Buffer>;
  /** What the views in it have had in common, and how many there were. */
  look: string;
  views: number;
};

/** Runs one work after another. */
export type Alone = <T>(work: () => Promise<T>) => Promise<T>;

const JPEG = { format: "jpeg", quality: 70, optimizeForSpeed: true } as const;

/** A tab that draws what happens in it at once, as browsers do. */
export async function openUsualTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.addInitScript(keepStill);
  const shoot = async () => {
    const { data } = await client.send("Page.captureScreenshot", JPEG);
    return Buffer.from(data, "base64");
  };
  return { page, shoot, look: "", views: 0 };
}

/**
 * A tab that draws only when it takes a picture. Throws where the browser cannot do that.
 *
 * @param alone runs one work at a time for all tabs of the browser, which ends when two of them draw at once
 */
export async function openQuietTab(browser: Browser, context: BrowserContext, alone: Alone): Promise<Tab> {
  const page = await openQuietPage(browser, context);
  const client = await context.newCDPSession(page);
  await page.addInitScript(keepStill);
  const draw = async (what: { screenshot?: typeof JPEG }) =>
    await alone(async () => await client.send("HeadlessExperimental.beginFrame", what)).catch(
      (error: unknown) => {
        // The one before is not finished.
        if (String(error).includes("frame is pending")) return { screenshotData: undefined };
        throw error;
      },
    );
  // What waits for a frame comes with it: lists that grow when they are seen, pictures that are seen.
  const isStill = async () => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    const looking = page.evaluate(afterFrame);
    looking.then(end, end);
    // The page may ask for its frame a little later than the first one comes.
    await repeat(async () => {
      await draw({});
      return isOver;
    });
    return await looking;
  };
  const shoot = async () => {
    for (let frames = 0; frames < MOST_FRAMES && !(await isStill()); frames++);
    let data: string | undefined;
    await repeat(async () => {
      data = (await draw({ screenshot: JPEG })).screenshotData;
      return data !== undefined;
    });
    return Buffer.from(data!, "base64");
  };
  await isStill();
  return { page, shoot, look: "", views: 0 };
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
/** So often a view may change because it was drawn. */
const MOST_FRAMES = 20;

/** Not while another one is opened: a new page does not say who has opened it. */
async function openQuietPage(browser: Browser, context: BrowserContext): Promise<Page> {
  const browserContextId = await idOf(context);
  const control = await browser.newBrowserCDPSession();
  const [page] = await Promise.all([
    context.waitForEvent("page", { timeout: PATIENCE }),
    control.send("Target.createTarget", {
      url: "about:blank",
      enableBeginFrameControl: true,
      width: 360,
      height: PICTURE_HEIGHT,
      ...(browserContextId !== undefined && { browserContextId }),
    }),
  ]);
  await control.detach();
  return page;
}

/** Only a page of it says its id. */
async function idOf(context: BrowserContext): Promise<string | undefined> {
  const [known] = context.pages();
  const page = known ?? (await context.newPage());
  const client = await context.newCDPSession(page);
  const { targetInfo } = await client.send("Target.getTargetInfo");
  await client.detach();
  if (!known) await page.close();
  return targetInfo.browserContextId;
}

/**
 * Nothing moves in a picture. With reduced motion every change of a colour is still a transition of a millisecond: 150 of them
 * for each view, which took a quarter of its time.
 */
function keepStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(
    "*, *::before, *::after, *::backdrop { transition: none !important; animation: none !important; }",
  );
  document.adoptedStyleSheets.push(still);
}

/** Waits for the next frame and what follows at once. False if that changed something, or if an image is still coming. */
async function afterFrame(): Promise<boolean> {
  let isStill = true;
  const observer = new MutationObserver(() => {
    isStill = false;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const coming = [...document.images].filter((image) => !image.complete && image.getClientRects().length > 0);
  const arrivals = coming.flatMap((image) =>
    ["load", "error"].map((kind) => new Promise((resolve) => image.addEventListener(kind, resolve))),
  );
  if (coming.length > 0)
    await Promise.race([...arrivals, new Promise((resolve) => setTimeout(resolve, 250))]);
  observer.disconnect();
  return isStill && coming.length === 0;
}
