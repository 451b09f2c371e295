import { runStep } from "#tools/checks/run-step.ts";
import { enginesStep } from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { findTestBrowsers } from "#tools/setup/find-browser.ts";
import { findEngines, findWpe } from "#tools/setup/find-engines.ts";
import { findOldChromium, OLD_CHROMIUMS } from "#tools/setup/find-old-chromium.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run test:engines
Runs customers' journeys on the production build in Chromium, new and old, Firefox, WebKitGTK and WPE. As root it installs the engines that
are missing; old Chromiums it downloads from npm (150 MB).`;

/** Tests the production build in every engine that customers have. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  await findEngines();
  await findWpe();
  OLD_CHROMIUMS.forEach((release) => findOldChromium(release));
  return printSummary([await runStep(enginesStep(await findTestBrowsers()))]);
}
