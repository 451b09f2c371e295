import { availableParallelism } from "node:os";

import { chromium } from "@playwright/test";

import { GALLERY_API, type Catalogue } from "#gallery/protocol.ts";
import { statesOf } from "#gallery/states.ts";
import { subjectsOf } from "#gallery/subjects.ts";
import { startServer } from "#tests/e2e/harness/bank.ts";
import buildFirst from "#tests/support/build-first.ts";
import { Advice } from "#tools/setup/advice.ts";
import { findBrowser } from "#tools/setup/find-browser.ts";

import { takeViews } from "./take-views.ts";

export type ScreenshotOptions = {
  readonly companies: readonly string[];
  /** Only screens and pages whose id contains one of these texts; all if the list is empty. */
  readonly only: readonly string[];
  /** The views: each screen and page as it opens in the sandbox, or in every state. */
  readonly states: "sandbox" | "all";
  /** Folder of the pictures: by company and screen or page. */
  readonly folder: string;
  readonly print: (line: string) => void;
};

/** The widths of the pictures: the smallest supported one, a cheap phone, a tablet, a desktop. */
const WIDTHS = [320, 360, 768, 1280];
const SCHEMES = ["light", "dark"] as const;

/** Takes pictures of every view in the gallery, at each width, light and dark, for each company. */
export async function takeScreenshots(options: ScreenshotOptions): Promise<void> {
  const { companies, folder, print } = options;
  buildFirst();
  const { port, close } = await startServer(["preview", "--no-build", "--gallery"]);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const origin = `http://localhost:${port}`;
    const views = await viewsOf(origin, options);
    const looks = companies.flatMap((tenant) =>
      WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ tenant, width, scheme }))),
    );
    await inParallel(looks, async (look) => {
      await takeViews(browser, { ...look, folder, origin }, views);
      print(`${look.tenant}, ${look.width} px, ${look.scheme}: ${views.length} pictures`);
    });
  } finally {
    await browser.close();
    await close();
  }
}

/** The list that the accessibility test (axe) uses too. */
async function viewsOf(origin: string, { only, states }: ScreenshotOptions) {
  const { screens } = (await (await fetch(`${origin}${GALLERY_API}/catalogue`)).json()) as Catalogue;
  const subjects = subjectsOf(screens);
  const wanted = subjects.filter(({ id }) => only.length === 0 || only.some((text) => id.includes(text)));
  if (wanted.length === 0) {
    throw new Advice(
      `No screen or page has such an id. The ids are ${subjects.map(({ id }) => id).join(", ")}.`,
    );
  }
  return wanted
    .flatMap((subject) => statesOf(subject).map((state) => ({ subject: subject.id, state: state.id })))
    .filter(({ state }) => states === "all" || state === "sandbox");
}

/** As many at a time as there are processors. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
