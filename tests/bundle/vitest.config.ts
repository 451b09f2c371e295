import { defineConfig } from "vitest/config";

/** Apart from the other tests, because these read `dist/`: they run after the build. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ["*.test.ts"] },
});
