import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { viewPath } from "#gallery/states.ts";
import { launch, launchUsual } from "#tools/gallery/pictures/browser.ts";
import { findTestBrowsers } from "#tools/setup/find-browser.ts";

import { test } from "../harness/gallery.ts";

const VIEW = { subject: "airtime", tenant: "demo", scheme: "light" } as const;
const PASS = ["step-1", "step-2", "scenario-succeeds"];
/** Each payment has another reference. */
const REFERENCE = /[\w-]{12,}/g;

/** What is seen of a view: its texts, its dialogs, what was typed, and where the focus is. */
async function seen(page: Page): Promise<unknown> {
  const read = await page.evaluate(() => ({
    text: document.body.innerText,
    fields: [...document.querySelectorAll("input")].map(({ type, value }) => `${type} ${value}`),
    dialogs: document.querySelectorAll("dialog:modal").length,
    focus: document.activeElement?.outerHTML.replace(/<([\w-]+)[\s\S]*/, "$1"),
    title: document.title,
    verdict: document.documentElement.dataset["gallery"],
  }));
  return { ...read, text: read.text.replace(REFERENCE, "…") };
}

/** Shows another view as the server does that takes pictures. */
async function showNext(page: Page, state: string, wish: number): Promise<void> {
  await page.evaluate(
    (message) => {
      delete document.documentElement.dataset["gallery"];
      postMessage(message, location.origin);
    },
    { kind: "gallery-show", path: viewPath({ ...VIEW, state }), wish },
  );
  await expect(page.locator("html")).toHaveAttribute("data-gallery", /./);
}

test("a scenario that is played once shows in each step what the step shows by itself", async ({
  gallery,
}) => {
  const { page, open, complaints } = gallery;
  await page.setViewportSize({ width: 360, height: 640 });
  const alone: unknown[] = [];
  for (const state of PASS) {
    await open({ ...VIEW, state });
    alone.push(await seen(page));
  }
  await open({ ...VIEW, state: "sandbox" });
  const together: unknown[] = [];
  const plays: string[] = [];
  page.on("request", (request) => plays.push(request.url()));
  for (const state of [...PASS, ...PASS]) {
    await showNext(page, state, 1);
    together.push(await seen(page));
  }
  expect(together).toEqual([...alone, ...alone]);
  // The second time all of it is known.
  expect(plays.filter((url) => url.includes("/scenarios/airtime"))).toHaveLength(1);
  await showNext(page, "sandbox", 2);
  expect(await page.evaluate(() => document.querySelectorAll("dialog:modal").length)).toBe(0);
  expect(complaints()).toEqual([]);
});

const TABS = 5;
const LOCALE = "en-NG";

test("a tab that draws only its pictures takes the same as one that always draws", async () => {
  const { shell } = await findTestBrowsers();
  const url = `data:text/html,<style>body{margin:0;background:red;transition:background 9s}.on{background:blue}</style>
    <body><script>requestAnimationFrame(()=>requestAnimationFrame(()=>document.body.className="on"))</script>`;
  const pictured: unknown[] = [];
  for (const start of [launch, launchUsual]) {
    const browser = await start(shell);
    try {
      // More than there are browsers: two of one browser draw at once.
      const tabs = await Promise.all(Array.from({ length: TABS }, async () => await browser.openTab()));
      for (const tab of tabs) {
        await tab.resize({ width: 360, scale: 1 });
        await tab.open(url);
        await tab.ask(loaded, undefined);
      }
      for (const scale of [1, 0.5, 1] as const) {
        for (const tab of tabs) await tab.resize({ width: 360, scale });
        const pictures = await Promise.all(tabs.map(async (tab) => await tab.shoot()));
        for (const [index, tab] of tabs.entries())
          pictured.push(await tab.ask(picturedIn, pictures[index]!.toString("base64")));
      }
      await expect(tabs[0]!.ask(fails, undefined)).rejects.toThrow("on purpose");
      // The locale of a process goes with the tab that has set it.
      for (const tab of tabs.splice(0, 3)) await tab.close();
      for (const tab of tabs) expect(await tab.ask(localeOf, undefined)).toBe(LOCALE);
    } finally {
      await browser.close();
    }
  }
  const whole = { width: 360, height: 640, window: 360, blue: true };
  const half = { ...whole, width: 180, height: 320 };
  const each = [whole, half, whole].flatMap((one) => Array.from({ length: TABS }, () => one));
  expect(pictured).toEqual([...each, ...each]);
});

/** In a page: waits until all of it is there. */
async function loaded(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

/** In a page: how large a picture and the window are, and whether the middle of the picture is blue. */
async function picturedIn(jpeg: string): Promise<unknown> {
  const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
  const { width, height } = picture;
  const paper = new OffscreenCanvas(width, height).getContext("2d")!;
  paper.drawImage(picture, 0, 0);
  const [red, , blue] = paper.getImageData(width / 2, height / 2, 1, 1).data;
  return { width, height, window: innerWidth, blue: red! < 20 && blue! > 235 };
}

async function localeOf(): Promise<string> {
  return new Intl.DateTimeFormat().resolvedOptions().locale;
}

async function fails(): Promise<never> {
  throw new Error("on purpose");
}

test("a picture is not taken while React still renders in pieces, which changes nothing until its end", async ({
  gallery,
}) => {
  const view = { ...VIEW, state: "sandbox" };
  await gallery.open(view);
  // A page of its own: that of the tests before may show this view already, and would not open it again.
  const page = await gallery.page.context().newPage();
  await page.addInitScript(renderInPieces);
  await page.goto(new URL(viewPath(view), gallery.page.url()).href);
  await expect(page.locator("html")).toHaveAttribute("data-pieces-left", "0");
  expect(gallery.complaints()).toEqual([]);
  await page.close();
});

/** In a page: a second and a half of tasks as React makes them, from the heading on; tells how many were left when the page was settled. */
function renderInPieces(): void {
  let left = 300;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    const end = performance.now() + 5;
    while (performance.now() < end);
    left -= 1;
    if (left > 0) port2.postMessage(undefined);
  });
  port1.start();
  new MutationObserver((_, observer) => {
    if (!document.querySelector("main h1")) return;
    observer.disconnect();
    port2.postMessage(undefined);
  }).observe(document, { childList: true, subtree: true });
  new MutationObserver(() => {
    document.documentElement.dataset["piecesLeft"] ??= String(left);
  }).observe(document, { subtree: true, attributeFilter: ["data-gallery-settled"] });
}
