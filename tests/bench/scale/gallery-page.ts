import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Browser } from "@playwright/test";

import { GALLERY } from "#gallery/protocol.ts";
import { startServer } from "#tests/e2e/harness/bank.ts";
import { copyProject } from "#tests/e2e/harness/project.ts";

/** Milliseconds from the request until the gallery's start page has its list. */
export type Opened = {
  /** Right after the start of the server: it has looked at no screen, and taken no picture. */
  readonly first: number;
  /** From the same request, until the problems of all screens are known. */
  readonly known: number;
  /** The best of three, a moment after the one before, whose pictures the server may still be taking. */
  readonly next: number;
};

const PATIENCE = { timeout: 300_000 };

/** Opens the gallery of a project of many billers in a browser, as its authors do. */
export async function timeGalleryPage(browser: Browser, root: string): Promise<Opened> {
  const project = copyProject();
  rmSync(join(project.root, ".cache/gallery-pictures"), { recursive: true, force: true });
  cpSync(join(root, "schemas"), join(project.root, "schemas"), { recursive: true });
  const { port, close } = await startServer(["preview", "--no-build", "--gallery"], project.root);
  const origin = `http://localhost:${port}`;
  try {
    const first = await open(browser, origin);
    const next = [await open(browser, origin), await open(browser, origin), await open(browser, origin)];
    return { first: first.listed, known: first.known, next: Math.min(...next.map(({ listed }) => listed)) };
  } finally {
    await close();
    project.remove();
  }
}

async function open(
  browser: Browser,
  origin: string,
): Promise<{ readonly listed: number; readonly known: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(`${origin}${GALLERY}`, { waitUntil: "commit" });
    await page.waitForFunction(
      () => document.querySelector("h1") && document.querySelectorAll("nav li a").length > 20,
      undefined,
      PATIENCE,
    );
    const listed = performance.now() - start;
    await page.getByText("Looking for problems").waitFor({ ...PATIENCE, state: "hidden" });
    const known = performance.now() - start;
    // Somebody looks at it; its pictures begin.
    await page.waitForTimeout(3000);
    return { listed, known };
  } finally {
    await context.close();
  }
}
