import { rmSync } from "node:fs";
import { join } from "node:path";

import type { Browser, Page } from "@playwright/test";

import { GALLERY } from "#gallery/protocol.ts";
import { startServer } from "#tests/e2e/harness/bank.ts";
import { copyProject } from "#tests/e2e/harness/project.ts";
import buildFirst from "#tests/support/build-first.ts";

import { measureBrand } from "./studio-brand.ts";

/** Milliseconds of each run. */
export type Studio = {
  /** The start page until its visible pictures are there; `kept`: they were taken before. */
  readonly start: number[];
  readonly startKept: number[];
  /** The contact sheet of one screen until all of its pictures are taken; the browser that takes them runs already. */
  readonly sheet: number[];
  /** All states of all screens and pages: none taken before (not in a quick run), and all of them kept. */
  readonly all: number[];
  readonly allKept: number[];
  /** From a key in the panel until the preview shows it: the first after the page has loaded, and one after some others. */
  readonly key: number[];
  readonly laterKey: number[];
  /** From a click on another screen's state until its preview is shown. */
  readonly change: number[];
  /** The brand page of a bank until the views in sight are there, and from a change of its colour until they have it. */
  readonly brand: number[];
  readonly colour: number[];
};

const SCREEN = "airtime";
const OTHER = "data";
const PICTURES = ".cache/gallery-pictures";
/**
 * All states take half a minute where none was taken before, more on a busy machine. To look at each frame whether all pictures are
 * there took a twentieth of the processors' time.
 */
const PATIENCE = { timeout: 300_000, polling: 100 };
/** Keys in the panel, and the milliseconds after each: a person looks whether it is right. */
const KEYS = 8;
const BETWEEN = 500;
const DESK = { width: 1280, height: 800 };

/** Measures the gallery as somebody uses it, on a copy of the project with no pictures taken before. */
export async function measureStudio(
  browser: Browser,
  { runs, quick }: { readonly runs: number; readonly quick: boolean },
): Promise<Studio> {
  buildFirst();
  const project = copyProject();
  const { port, close } = await startServer(["preview", "--no-build", "--gallery"], project.root);
  const studio: Studio = {
    start: [],
    startKept: [],
    sheet: [],
    all: [],
    allKept: [],
    key: [],
    laterKey: [],
    change: [],
    brand: [],
    colour: [],
  };
  const time = (path: string, arrived: (page: Page) => Promise<void>) =>
    opened(browser, `http://localhost:${port}${GALLERY}${path}`, arrived);
  const forget = () => rmSync(join(project.root, PICTURES), { recursive: true, force: true });
  try {
    // The first request lints the project, and starts the browser that takes pictures.
    await time("/", allPictures);
    for (let run = 0; run < runs; run++) {
      forget();
      studio.start.push(await time("/", visiblePictures));
      await time("/", allPictures);
      studio.startKept.push(await time("/", visiblePictures));
      studio.sheet.push(await time(`/${SCREEN}`, allPictures));
      const { keys, change } = await measurePreview(browser, `http://localhost:${port}${GALLERY}`);
      studio.key.push(keys[0]!);
      studio.laterKey.push(keys.at(-1)!);
      studio.change.push(change);
      const { open, colour } = await measureBrand(browser, `http://localhost:${port}${GALLERY}`);
      studio.brand.push(open);
      studio.colour.push(colour);
    }
    if (!quick) {
      forget();
      studio.all.push(await time("/~all", allPictures));
      studio.allKept.push(await time("/~all", allPictures));
    }
    return studio;
  } finally {
    await close();
    project.remove();
  }
}

/** The milliseconds in which a newly opened page has arrived. */
async function opened(
  browser: Browser,
  url: string,
  arrived: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ viewport: DESK });
  try {
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(url, { waitUntil: "commit" });
    await arrived(page);
    return performance.now() - start;
  } finally {
    await context.close();
  }
}

/** Every list item has its picture, and those in sight are painted. */
async function allPictures(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const items = [...document.querySelectorAll("main section li, main .sheets > li")];
      return items.length > 0 && items.every((item) => item.querySelector("img"));
    },
    undefined,
    PATIENCE,
  );
  await visiblePictures(page);
}

async function visiblePictures(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const items = [...document.querySelectorAll("main section li, main .sheets > li")];
    const inSight = items.filter((item) => item.getBoundingClientRect().top < innerHeight);
    return inSight.length > 0 && inSight.every((item) => item.querySelector("img")?.complete);
  });
}

async function measurePreview(
  browser: Browser,
  gallery: string,
): Promise<{ readonly keys: readonly number[]; readonly change: number }> {
  const context = await browser.newContext({ viewport: DESK });
  try {
    const page = await context.newPage();
    await page.goto(`${gallery}/${SCREEN}/sandbox`);
    const title = page.getByRole("region", { name: "Panel" }).getByRole("textbox", { name: "Title" }).first();
    const heading = page.frameLocator("iframe:not([aria-hidden])").getByRole("heading", { level: 1 });
    await heading.waitFor();
    await page.getByRole("button", { name: "Show the panel" }).click();
    // A person looks before the first key, and a second frame gets ready.
    await page.locator("iframe[aria-hidden]").waitFor({ state: "attached" });
    await page.waitForFunction(
      () =>
        document
          .querySelector<HTMLIFrameElement>("main iframe[aria-hidden]")
          ?.contentDocument?.querySelector("html")?.dataset["gallery"],
    );
    await title.press("End");
    const keys: number[] = [];
    for (let count = 1; count <= KEYS; count++) {
      const shown = new RegExp(`z{${count}}$`);
      keys.push(await followed(page, "keydown", shown, () => page.keyboard.press("z")));
      await page.waitForTimeout(BETWEEN);
    }
    // Another tab: this one would ask before it leaves unsaved edits.
    const next = await context.newPage();
    await next.goto(`${gallery}/${OTHER}`);
    await allPictures(next);
    const link = next.locator(".sheets a").first();
    const change = await followed(next, "click", /./, () => link.click());
    return { keys, change };
  } finally {
    await context.close();
  }
}

/** The milliseconds from an event until the heading of the preview that is shown fits, by the page's own clock. */
async function followed(
  page: Page,
  event: string,
  heading: RegExp,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([kind, source]) => {
      const isThere = () => {
        const frame = document.querySelector<HTMLIFrameElement>("main iframe:not([aria-hidden])");
        return new RegExp(source).test(frame?.contentDocument?.querySelector("h1")?.textContent ?? "");
      };
      const wait = (start: number) => {
        if (isThere()) document.documentElement.dataset["followed"] = String(performance.now() - start);
        else requestAnimationFrame(() => wait(start));
      };
      addEventListener(kind, () => wait(performance.now()), { capture: true, once: true });
    },
    [event, heading.source] as const,
  );
  await act();
  const told = await page.waitForFunction(() => document.documentElement.dataset["followed"]);
  const time = Number(await told.jsonValue());
  await page.evaluate(() => delete document.documentElement.dataset["followed"]);
  return time;
}
