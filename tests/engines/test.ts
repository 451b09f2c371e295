import { rmSync } from "node:fs";

import { startBank } from "#tests/e2e/harness/bank.ts";
import { expect, test as base } from "#tests/e2e/harness/test.ts";
import usual from "#tests/e2e/playwright.config.ts";
import { findEngines, findWpe } from "#tools/setup/find-engines.ts";
import { findOldChromium } from "#tools/setup/find-old-chromium.ts";

import { startChromium } from "./chromium.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { tabOf, type Tab } from "./tab.ts";
import { watchedBuild } from "./watched-build.ts";
import { startWpe, startWebKit } from "./webkit.ts";

const engines = ["chromium", "chromium 103", "firefox", "webkit", "wpe"] as const;

/** What an old Chromium says of what only newer ones know, and of its own look at `contain-intrinsic-size: auto`. */
const OLD =
  /^console warning: (?:Error with Permissions-Policy header|The key "interactive-widget")|ResizeObserver loop limit exceeded/;

type EngineName = (typeof engines)[number];
type Fixtures = {
  /** `test.use({ engine })`. No project of Playwright: all engines share the bank of a worker. */
  readonly engine: EngineName;
  readonly driver: Driver;
  readonly tab: Tab;
};

/**
 * As the test of `tests/e2e`, in each engine, each test with an empty profile: a test fails on anything that the
 * page or the engine complains about, on a reply outside the contract, and on a kobo created or lost.
 */
export const test = base.extend<Fixtures, { readonly build: string }>({
  engine: ["chromium", { option: true }],
  build: [
    async ({}, use) => {
      const build = await watchedBuild();
      await use(build);
      rmSync(build, { recursive: true });
    },
    { scope: "worker" },
  ],
  bank: [
    async ({ build }, use) => {
      const bank = await startBank(build);
      await use(bank);
      await bank.close();
    },
    { scope: "worker" },
  ],
  driver: async ({ engine }, use) => {
    const driver = await start(engine);
    await use(driver);
    await driver.close();
  },
  tab: async ({ driver }, use) => use(tabOf(driver)),
  problems: async ({ tab, engine }, use) => {
    const allowed = engine === "chromium 103" ? [OLD] : [];
    await use({ found: [], allow: (pattern) => void allowed.push(pattern) });
    const unexpected = (await tab.problems()).filter(
      (problem) => !allowed.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, "what the page and the engine complain about").toEqual([]);
  },
});

async function start(engine: EngineName): Promise<Driver> {
  const options = usual.use?.launchOptions;
  if (engine === "chromium") return await startChromium(options);
  if (engine === "chromium 103")
    return await startChromium({ ...options, executablePath: findOldChromium(103) });
  if (engine === "wpe") return await startWpe(await findWpe());
  const { firefox, webkit, screen } = await findEngines();
  return await (engine === "firefox" ? startFirefox(firefox) : startWebKit(webkit, screen));
}

/** Declares the same tests for each engine. */
export function inEachEngine(declare: () => void): void {
  for (const engine of engines) {
    test.describe(engine, () => {
      test.use({ engine });
      declare();
    });
  }
}

export { expect };
