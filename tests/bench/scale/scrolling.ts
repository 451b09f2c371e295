import type { Page } from "@playwright/test";

/** CSS pixels that a finger moves the page in a second. */
const SPEED = 1500;
const SECONDS = 5;

/**
 * Scrolls a page as a finger does, and returns its frames per second: those in which the page has drawn, counted by the page itself.
 * A screen shows at most 60.
 */
export async function framesPerSecond(page: Page): Promise<number> {
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
