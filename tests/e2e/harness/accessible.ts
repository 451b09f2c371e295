import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { AxeResults, Result } from "axe-core";

import { reachEnd } from "./far-below.ts";

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Each size and each scheme once: all four together take twice the time, and `GALLERY=all` checks them in each state. */
const looks = [
  { scheme: "light", size: { width: 360, height: 740 } },
  { scheme: "dark", size: { width: 1280, height: 800 } },
] as const;

/** Expects that axe finds nothing on the current page: on a phone in light, on a desktop in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  await holdTransitions(page, true);
  for (const { scheme, size } of looks) {
    await page.setViewportSize(size);
    await showScheme(page, scheme);
    found.push(...(await violations(page)).map((text) => `${scheme}, ${size.width} px: ${text}`));
  }
  expect(found, "what axe found").toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  await holdTransitions(page, false);
}

/**
 * Colours in transition have no stable contrast. Unlike a style element, a sheet made by script is not subject to the
 * page's policy.
 */
async function holdTransitions(page: Page, isHeld: boolean): Promise<void> {
  await page.evaluate((held) => {
    const kept = window as unknown as { stillness?: CSSStyleSheet };
    kept.stillness ??= new CSSStyleSheet();
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== kept.stillness);
    kept.stillness.replaceSync("*, *::before, *::after { transition: none !important; }");
    document.adoptedStyleSheets = held ? [...others, kept.stillness] : others;
  }, isHeld);
}

/** Sets the system's colour scheme and waits until all transitions have ended. */
async function showScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  const root = page.locator("html");
  // Without a bank there is no brand, and the browser's own colours follow the system by themselves.
  const isBranded = (await root.getAttribute("data-scheme")) !== null;
  if (isBranded) await root.and(page.locator(`[data-scheme=${scheme}]`)).waitFor();
  await arrived(page);
}

/** Resolves when all animations have ended, except endless ones such as a spinner. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      );
    // An animation that was cancelled (its element is gone) has ended too.
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** The violations that axe finds on the current page. */
export async function violations(page: Page): Promise<readonly string[]> {
  await reachEnd(page);
  // The debugger's evaluation is not subject to the page's policy; a script element would be.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ["violations"] });
  });
  return results.violations.flatMap(describeViolation);
}

function describeViolation({ id, help, nodes }: Result): readonly string[] {
  return nodes.map(
    ({ target, html, failureSummary }) =>
      `${id}: ${help} at ${target.join(" ")}: ${html.slice(0, 200)}\n${failureSummary ?? ""}`,
  );
}
