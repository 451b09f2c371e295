import { appBuild, galleryBuild } from "#tools/build/builds.ts";
import { makeBuild } from "#tools/build/make-build.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run build -- [--gallery]
Writes the production build to dist/; with --gallery the gallery instead, to .cache/.`;

/**
 * Builds the app into `dist/`; with `--gallery` the gallery instead, into `.cache/`, because it is not part of the app.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { gallery } = parseOptions(args, { gallery: { type: "boolean", default: false } });
  await makeBuild(gallery ? galleryBuild : appBuild);
  return 0;
}
