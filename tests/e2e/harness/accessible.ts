import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { AxeResults, Result } from "axe-core";

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const schemes = ["light", "dark"] as const;

/** Expects axe to find nothing on a page as it stands: light and dark, on a phone and on a desk. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of sizes) {
    for (const scheme of schemes) {
      await page.setViewportSize(size);
      await showScheme(page, scheme);
      const violations = await runAxe(page);
      const where = `${scheme}, ${size.width} px`;
      found.push(...violations.flatMap(describeViolation).map((text) => `${where}: ${text}`));
    }
  }
  expect(found, "what axe found").toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** A scheme as the system sets it, without transitions: half-way colours have no contrast. */
async function showScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  const root = page.locator("html");
  // Where there is no bank there is no brand, and the browser's own colours follow the system by themselves.
  const isBranded = (await root.getAttribute("data-scheme")) !== null;
  if (isBranded) await expect(root).toHaveAttribute("data-scheme", scheme);
  await page.evaluate(async () => {
    // Again and again: a colour that is inherited starts its way when the one above has ended its own. One that is
    // taken back on the way (its element is gone) has ended too.
    let running: Animation[];
    do {
      running = document.getAnimations().filter(({ playState }) => playState === "running");
      await Promise.allSettled(running.map(({ finished }) => finished));
    } while (running.length > 0);
  });
}

async function runAxe(page: Page): Promise<readonly Result[]> {
  // The debugger's evaluation is not subject to the page's policy; a script element would be.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ["violations"] });
  });
  return results.violations;
}

function describeViolation({ id, help, nodes }: Result): readonly string[] {
  return nodes.map(
    ({ target, html, failureSummary }) =>
      `${id}: ${help} at ${target.join(" ")}: ${html.slice(0, 200)}\n${failureSummary ?? ""}`,
  );
}
