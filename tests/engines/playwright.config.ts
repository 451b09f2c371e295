import { defineConfig } from "@playwright/test";

import usual from "#tests/e2e/playwright.config.ts";

/** As the tests in the browser; each test runs in each engine. */
export default defineConfig({
  ...usual,
  testDir: ".",
  outputDir: "../../test-results/engines",
  expect: { ...usual.expect, toPass: { timeout: 60_000 } },
});
