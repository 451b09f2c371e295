import { takeScreenshots } from "#tests/screenshots/screenshots.ts";
import { parseOptions } from "#tools/setup/options.ts";

const FOLDER = "screenshots";

/** Draws every screen and page at four widths, light and dark, for the companies that are named. */
export async function run(args: readonly string[]): Promise<number> {
  const { companies, only } = parseOptions(args, {
    companies: { type: "string", default: "demo,harbour" },
    only: { type: "string", default: "" },
  });
  await takeScreenshots({ companies: companies.split(","), only, folder: FOLDER, print: console.log });
  console.log(`They are in ${FOLDER}/.`);
  return 0;
}
