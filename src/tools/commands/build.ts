import { buildApp } from "#tools/build/build-app.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** Builds the app into `dist/`. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  await buildApp("info");
  return 0;
}
