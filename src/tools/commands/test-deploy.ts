import { runStep } from "#tools/checks/run-step.ts";
import { deployStep } from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { findTestBrowsers } from "#tools/setup/find-browser.ts";
import { findCeph } from "#tools/setup/find-ceph.ts";
import { findServers } from "#tools/setup/find-servers.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run test:deploy
Serves the build by Debian's nginx and Caddy with the configurations of npm run deploy:config, and tests both: with screens in a
folder, and in a bucket of Debian's Ceph.`;

/** Tests the configurations of web servers with these servers. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  findServers();
  findCeph();
  return printSummary([await runStep(deployStep(await findTestBrowsers()))]);
}
