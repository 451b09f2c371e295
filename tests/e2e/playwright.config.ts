import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import { findTestBrowsers } from "#tools/setup/find-browser.ts";

// Workers load this file again: they take what the first one found.
const browsers = await findTestBrowsers();
process.env["CHROMIUM_PATH"] = browsers.whole;
process.env["HEADLESS_SHELL_PATH"] = browsers.shell;
/** Chromium refuses its own sandbox to root, as in most containers. */
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  globalSetup: "../support/build-first.ts",
  fullyParallel: true,
  // One more than there are cores: while a test waits for the app, another computes.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  // Against hangs alone: no machine that is slow or busy fails what works.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    // What a test waits for itself, as a download, takes as long as it takes.
    actionTimeout: 0,
    // What moves has to be waited for at each click. airtime.spec.ts and dashboard.spec.ts see how it moves.
    reducedMotion: "reduce",
    // A trace of each test would cost a third of the time; TRACE=1 records them, to look into a failure.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browsers.shell,
      args: [
        ...asRoot,
        "--no-first-run",
        // Without a graphics card Chromium would imitate one, at the cost of a core.
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-dev-shm-usage",
      ],
    },
  },
});
