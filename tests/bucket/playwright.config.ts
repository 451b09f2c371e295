import { defineConfig } from "@playwright/test";

import usual from "#tests/e2e/playwright.config.ts";

/** As the tests in the browser, apart from them because they need an S3 server. */
export default defineConfig({
  ...usual,
  testDir: ".",
  outputDir: "../../test-results/bucket",
  workers: 1,
  fullyParallel: false,
});
