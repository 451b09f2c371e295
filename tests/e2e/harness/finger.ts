import type { Locator, Page } from "@playwright/test";

type Point = { readonly x: number; readonly y: number };

/** A finger on the page's glass. Playwright's own tap comes and goes at once. */
export type Finger = {
  readonly down: (at: Point) => Promise<void>;
  readonly move: (to: Point) => Promise<void>;
  readonly up: () => Promise<void>;
};

export async function fingerOf(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) => {
    await devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  return {
    down: async (at) => {
      // A picture makes the browser draw: until then, the finger would touch what stood there in the frame before.
      await devtools.send("Page.captureScreenshot", { format: "jpeg", quality: 1, optimizeForSpeed: true });
      await touch("touchStart", [at]);
    },
    move: async (to) => await touch("touchMove", [to]),
    up: async () => await touch("touchEnd", []),
  };
}

export async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
