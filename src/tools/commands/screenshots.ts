import { takeScreenshots } from "#tests/screenshots/screenshots.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run screenshots -- [--companies demo,harbour] [--only TEXT,TEXT] [--states sandbox|all]
Takes pictures of screens and pages in four widths, light and dark, into screenshots/.`;

const FOLDER = "screenshots";

/** Takes screenshots of every screen and page at four widths, light and dark, for the named companies. */
export async function run(args: readonly string[]): Promise<number> {
  const { companies, only, states } = parseOptions(args, {
    companies: { type: "string", default: "demo,harbour" },
    only: { type: "string", default: "" },
    states: { type: "string", default: "sandbox" },
  });
  if (states !== "sandbox" && states !== "all") throw new Advice("--states is sandbox or all.");
  const texts = only.split(",").filter(Boolean);
  const options = { companies: companies.split(","), only: texts, states } as const;
  await takeScreenshots({ ...options, folder: FOLDER, print: console.log });
  console.log(`They are in ${FOLDER}/.`);
  return 0;
}
