import { defineConfig } from "vitest/config";

/** A separate configuration, because these tests need an S3 server. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
