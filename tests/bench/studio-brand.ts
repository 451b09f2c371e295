import type { Browser, Page } from "@playwright/test";

const DESK = { width: 1280, height: 800 };
const BANK = "harbour";
const COLOUR = "#7a1f5c";

/** Measures the brand page of a bank, in ms: until the views in sight are there, and from a change of its colour until they have it. */
export async function measureBrand(
  browser: Browser,
  gallery: string,
): Promise<{ readonly open: number; readonly colour: number }> {
  const context = await browser.newContext({ viewport: DESK });
  try {
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(`${gallery}/~brand?tenant=${BANK}`, { waitUntil: "commit" });
    await viewsInSight(page);
    const open = performance.now() - start;
    // A person looks before the first change, and the views below are made meanwhile.
    await page.waitForTimeout(3000);
    const changed = performance.now();
    await page.getByRole("textbox", { name: "Brand colour", exact: true }).fill(COLOUR);
    await viewsInSight(page, COLOUR);
    return { open, colour: performance.now() - changed };
  } finally {
    await context.close();
  }
}

/** Every view in sight can be looked at, in a colour of the brand if one is given. */
async function viewsInSight(page: Page, colour?: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const inSight = [...document.querySelectorAll("iframe")].filter((frame) => {
        const { top, bottom, width } = frame.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0;
      });
      const isThere = ({ contentDocument }: HTMLIFrameElement) => {
        const root = contentDocument?.documentElement;
        const isShown = root?.dataset["gallerySettled"] !== undefined && contentDocument?.querySelector("h1");
        return isShown && (!wanted || root.style.getPropertyValue("--color-brand") === wanted);
      };
      return inSight.length > 0 && inSight.every(isThere);
    },
    colour,
    { timeout: 120_000, polling: 20 },
  );
}
