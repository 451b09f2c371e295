import { defineConfig } from "vitest/config";

/** Apart from the other tests, because these read `dist/` and the gallery's build. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ["*.test.ts"], globalSetup: ["../support/build-first.ts"] },
});
