import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import { findTestBrowsers } from "#tools/setup/find-browser.ts";

// Workers load this file again and use the browsers that the first process found.
const browsers = await findTestBrowsers();
process.env["CHROMIUM_PATH"] = browsers.whole;
process.env["HEADLESS_SHELL_PATH"] = browsers.shell;
/** As root, like in most containers, Chromium starts only without its own sandbox. */
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/e2e",
  globalSetup: "../support/build-first.ts",
  fullyParallel: true,
  // One more than the number of cores: while one test waits for the app, another can run.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  // Only against hangs: a slow or busy machine must not fail a test.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    // No limit for actions and waits of a test, such as a download.
    actionTimeout: 0,
    // Each click waits for moving elements. airtime.spec.ts and dashboard.spec.ts test motion.
    reducedMotion: "reduce",
    // Recording a trace of each test takes a third of the time. TRACE=1 records them, to examine a failure.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    // `harness/test.ts` takes pictures of a test that has failed. Playwright's own option takes some of each test and throws them away.
    screenshot: "off",
    launchOptions: {
      executablePath: browsers.shell,
      args: [
        ...asRoot,
        "--no-first-run",
        // Without a graphics card Chromium would emulate one, which takes a whole core.
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-dev-shm-usage",
        // Most pages of a test do not live long enough for optimised code to pay: to make it took an eighth of their tests' CPU time.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
  },
});
