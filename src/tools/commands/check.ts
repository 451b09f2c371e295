import { checkAll } from "#tools/checks/check-all.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run check
Runs what npm test runs without a browser.`;

/** Runs every check that needs no browser. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  return printSummary(await checkAll());
}
