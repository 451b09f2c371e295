import { defineConfig } from "vitest/config";

/** A separate configuration, because these tests need `dist/` and the gallery's build. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ["*.test.ts"], globalSetup: ["../support/build-first.ts"] },
});
