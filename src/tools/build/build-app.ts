import { build } from "vite";

import { Advice } from "#tools/setup/advice.ts";

/** Builds the app into `dist/`. Throws `Advice` with what is wrong in which file: the stack is only Vite's own. */
export async function buildApp(logLevel: "info" | "warn"): Promise<void> {
  try {
    await build({ logLevel });
  } catch (error) {
    throw new Advice(error instanceof Error ? error.message : String(error));
  }
}
