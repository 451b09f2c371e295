import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Browser, Page } from "@playwright/test";

import { startServer } from "#tests/e2e/harness/bank.ts";
import { copyProject } from "#tests/e2e/harness/project.ts";

import { customer } from "../session.ts";
import type { ManyProject } from "./many.ts";

/** Milliseconds from saving a screen until an open page of `npm start` shows it. */
export type Shown = {
  readonly first: number;
  /** The slowest of three later ones. */
  readonly next: number;
};

const PATIENCE = { timeout: 300_000 };
/** Somebody looks before the next change. */
const LOOK_MS = 2500;

/** Serves a copy of this project with many billers by `npm start`, and changes the title of the one that is open. */
export async function timeStart(browser: Browser, { root, one }: ManyProject): Promise<Shown> {
  const project = copyProject();
  cpSync(join(root, "schemas"), join(project.root, "schemas"), { recursive: true });
  const { port, close } = await startServer(["start"], project.root);
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const { path } = JSON.parse(project.read(one)) as { readonly path: string };
    await open(page, `http://localhost:${port}`, path);
    const times: number[] = [];
    for (let change = 1; change <= 4; change++) {
      await page.waitForTimeout(LOOK_MS);
      times.push(await save(page, join(project.root, one), `Changed ${change} times`));
    }
    const [first, ...next] = times;
    return { first: first!, next: Math.max(...next) };
  } finally {
    await context.close();
    await close();
    project.remove();
  }
}

async function open(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin);
  await page.getByLabel(/username/i).fill(customer.username, PATIENCE);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(customer.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/dashboard/, PATIENCE);
  await page.goto(origin + path);
  await page.locator("main form").first().waitFor(PATIENCE);
}

async function save(page: Page, file: string, title: string): Promise<number> {
  const screen = JSON.parse(readFileSync(file, "utf8")) as object;
  const start = performance.now();
  writeFileSync(file, JSON.stringify({ ...screen, title }, undefined, 2));
  await page.getByRole("heading", { level: 1, name: title }).waitFor(PATIENCE);
  return performance.now() - start;
}
