import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Browser } from "@playwright/test";

import { GALLERY, GALLERY_API } from "#gallery/protocol.ts";
import { startServer } from "#tests/e2e/harness/bank.ts";
import { copyProject } from "#tests/e2e/harness/project.ts";

/** Milliseconds from the request until the gallery's start page has its list. */
export type Opened = {
  /** By a server that has linted the screens, before a picture was taken. */
  readonly first: number;
  /** The best of three, a moment after the one before, whose pictures the server may still be taking. */
  readonly next: number;
};

/** Opens the gallery of a project of many billers in a browser, as its authors do. */
export async function timeGalleryPage(browser: Browser, root: string): Promise<Opened> {
  const project = copyProject();
  rmSync(join(project.root, ".cache/gallery-pictures"), { recursive: true, force: true });
  cpSync(join(root, "schemas"), join(project.root, "schemas"), { recursive: true });
  const { port, close } = await startServer(["preview", "--no-build", "--gallery"], project.root);
  const origin = `http://localhost:${port}`;
  try {
    // The first list waits for the lint of all, which is measured by itself.
    await (await fetch(`${origin}${GALLERY_API}/catalogue`)).text();
    const first = await open(browser, origin);
    const next = [await open(browser, origin), await open(browser, origin), await open(browser, origin)];
    return { first, next: Math.min(...next) };
  } finally {
    await close();
    project.remove();
  }
}

async function open(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(`${origin}${GALLERY}`, { waitUntil: "commit" });
    await page.waitForFunction(
      () => document.querySelector("h1") && document.querySelectorAll("nav li a").length > 20,
      undefined,
      { timeout: 300_000 },
    );
    const took = performance.now() - start;
    // Somebody looks at it; its pictures begin.
    await page.waitForTimeout(3000);
    return took;
  } finally {
    await context.close();
  }
}
