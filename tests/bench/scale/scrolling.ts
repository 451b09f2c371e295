import type { CDPSession } from "@playwright/test";

import { taskTime } from "../keystroke.ts";
import type { OpenPage } from "../open-page.ts";

/** CSS pixels that a finger moves the page in a second, and for how many seconds if the page is so long. */
const SPEED = 1500;
const SECONDS = 5;

/** What customers see while a finger scrolls a page. */
export type Scrolled = {
  /** Frames per second on the screen, which shows at most 60. The browser moves the page without its main thread. */
  readonly fps: number;
  /** CSS pixels of the window that had no row yet, at the worst moment: what the main thread was late with. */
  readonly lacking: number;
  /** Frames per second of the main thread, in which rows can come and go. */
  readonly mainFps: number;
  /** Milliseconds that the main thread works in a second: other work on the machine changes it less. */
  readonly work: number;
};

/** Scrolls a page with a list as evenly as a finger does. */
export async function scroll({ page, cdp }: Pick<OpenPage, "page" | "cdp">): Promise<Scrolled> {
  const before = await taskTime(cdp);
  const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  const distance = Math.min(left, SPEED * SECONDS);
  const watched = page.evaluate(watchRows, distance / SPEED);
  const fps = await framesShown(cdp, async () => await turnWheel(cdp, distance));
  const seen = await watched;
  return { fps, ...seen, work: ((await taskTime(cdp)) - before) / (distance / SPEED) };
}

/** By a wheel, because a browser without a window takes no touches. Its pointer is above the rows, and lights up none of them. */
async function turnWheel(cdp: CDPSession, distance: number): Promise<void> {
  await cdp.send("Input.synthesizeScrollGesture", {
    x: 180,
    y: 20,
    yDistance: -distance,
    speed: SPEED,
    gestureSourceType: "mouse",
  });
}

/** Frames per second that the compositor draws meanwhile. */
async function framesShown(cdp: CDPSession, work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  const note = ({ value }: { value: Record<string, unknown>[] }) => {
    for (const { name, ts } of value) if (name === "DrawFrame") times.push(Number(ts));
  };
  cdp.on("Tracing.dataCollected", note);
  await cdp.send("Tracing.start", {
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline.frame"] },
  });
  await work();
  const complete = new Promise<void>((resolve) => cdp.once("Tracing.tracingComplete", () => resolve()));
  await cdp.send("Tracing.end");
  await complete;
  cdp.off("Tracing.dataCollected", note);
  return ((times.length - 1) * 1_000_000) / (Math.max(...times) - Math.min(...times));
}

/** Runs in the page: looks at the beginning of each frame whether the rows reach the end of the window, or of the list. */
async function watchRows(seconds: number): Promise<Pick<Scrolled, "lacking" | "mainFps">> {
  const list = document.querySelector("[aria-setsize]")!.parentElement!;
  let lacking = 0;
  let frames = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    await new Promise(requestAnimationFrame);
    const end = Math.min(innerHeight, list.getBoundingClientRect().bottom);
    lacking = Math.max(lacking, end - list.lastElementChild!.getBoundingClientRect().bottom);
    frames++;
  }
  return { lacking, mainFps: (frames * 1000) / (performance.now() - start) };
}
