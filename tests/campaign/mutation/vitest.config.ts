import { defineConfig } from "vitest/config";

/** The tests that judge mutants: those beside the code, without pages, as a page takes longer than a hundred mutants. */
export default defineConfig({
  test: {
    include: ["src/{lib,engine,provider,tenant}/**/*.test.ts"],
    setupFiles: ["tests/support/afresh.ts"],
  },
});
