import { build } from "vite";

import { parseOptions } from "#tools/setup/options.ts";

/** Builds the app into `dist/`. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  await build({ logLevel: "info" });
  return 0;
}
