import type { CDPSession, Page } from "@playwright/test";

import { launch } from "./launch.ts";
import { openPage } from "./open-page.ts";
import type { StoredSession } from "./session.ts";

/** What a page holds after a garbage collection. */
type Held = {
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
};

/** What a page holds when all pages have been opened, and what it holds many navigations later. */
export type Stay = { readonly navigations: number; readonly first: Held; readonly last: Held };

/** So many as the bench has time for; `npm run campaign -- stay` has more. */
const NAVIGATIONS = 200;
/** The heap holds machine code too, which grows for minutes as the browser finds out what is used often. */
const WITHOUT_COMPILERS = "--js-flags=--no-opt --no-maglev --no-sparkplug";
/** All entries of the menu stand beside the page. */
const DESK = { width: 1280, height: 900 };

/** A customer goes from page to page by the menu, again and again. */
export async function measureStay(
  origin: string,
  session: StoredSession,
  navigations = NAVIGATIONS,
): Promise<Stay> {
  const browser = await launch([WITHOUT_COMPILERS]);
  try {
    const { page, cdp } = await openPage(browser, { session, slow: false });
    await page.setViewportSize(DESK);
    await page.goto(new URL("/dashboard", origin).href);
    const links = page.getByRole("navigation").first().getByRole("link");
    await links.first().waitFor();
    const count = await links.count();
    const goTo = async (number: number) => {
      await links.nth(number % count).click();
      await arrived(page);
    };
    // Code, replies and what pages keep for the next visit are there after two rounds.
    for (let number = 0; number < 2 * count; number++) await goTo(number);
    const first = await held(cdp);
    for (let number = 0; number < navigations; number++) await goTo(number);
    // Back where the first look was taken.
    await goTo(2 * count - 1);
    return { navigations, first, last: await held(cdp) };
  } finally {
    await browser.close();
  }
}

/** The page has its heading, and nothing of it is loading. */
async function arrived(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await page.waitForFunction(() => !document.querySelector(`main [aria-busy="true"]`));
}

async function held(cdp: CDPSession): Promise<Held> {
  // What the first collection frees may hold on to more, such as finalisers.
  for (let turn = 0; turn < 3; turn++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: metric("JSHeapUsedSize"), nodes: metric("Nodes"), listeners: metric("JSEventListeners") };
}
