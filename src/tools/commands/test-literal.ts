import { runStep } from "#tools/checks/run-step.ts";
import { literalStep } from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { Advice } from "#tools/setup/advice.ts";
import { findTestBrowsers } from "#tools/setup/find-browser.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run test:literal -- [--seeds 20]
Runs every customer journey against both providers of the sandbox, the literal one with so many seeds.`;

/** Runs each journey against both providers; the literal one with the requested number of seeds. */
export async function run(args: readonly string[]): Promise<number> {
  const { seeds } = parseOptions(args, { seeds: { type: "string", default: "20" } });
  if (!/^[1-9]\d{0,3}$/.test(seeds))
    throw new Advice(`"${seeds}" seeds cannot be tried: use a whole number.`);
  return printSummary([await runStep(literalStep(await findTestBrowsers(), seeds))]);
}
