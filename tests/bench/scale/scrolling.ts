import { taskTime } from "../keystroke.ts";
import type { OpenPage } from "../open-page.ts";

/** CSS pixels that a finger moves the page in a second. */
const SPEED = 1500;
const SECONDS = 5;

/** What a page does while it is scrolled. */
export type Scrolled = {
  /** Frames per second in which the page has drawn, counted by the page itself. A screen shows at most 60. */
  readonly fps: number;
  /** Milliseconds that its main thread works for a frame: other work on the machine changes it less. */
  readonly work: number;
};

/** Scrolls a page as a finger does. */
export async function scroll({ page, cdp }: Pick<OpenPage, "page" | "cdp">): Promise<Scrolled> {
  // A finger leaves no pointer over the rows that go by; a mouse would light up each.
  await page.mouse.move(0, 0);
  const before = await taskTime(cdp);
  const fps = await framesPerSecond(page);
  return { fps, work: ((await taskTime(cdp)) - before) / (fps * SECONDS) };
}

async function framesPerSecond(page: OpenPage["page"]): Promise<number> {
  return await page.evaluate(
    async ([speed, seconds]) => {
      const start = await new Promise<number>(requestAnimationFrame);
      let now = start;
      let frames = 0;
      while (now - start < seconds * 1000) {
        const before = now;
        now = await new Promise<number>(requestAnimationFrame);
        scrollBy(0, (speed * (now - before)) / 1000);
        frames++;
      }
      return (frames * 1000) / (now - start);
    },
    [SPEED, SECONDS] as const,
  );
}
