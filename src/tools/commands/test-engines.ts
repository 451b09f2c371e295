import { runStep } from "#tools/checks/run-step.ts";
import { enginesStep } from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { findTestBrowsers } from "#tools/setup/find-browser.ts";
import { findEngines } from "#tools/setup/find-engines.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run test:engines
Runs customers' journeys on the production build in Chromium, Firefox and WebKit. As root it installs the engines that are missing.`;

/** Tests the production build in every engine that customers have. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  await findEngines();
  return printSummary([await runStep(enginesStep(await findTestBrowsers()))]);
}
