import { runStep } from "#tools/checks/run-step.ts";
import { lateStep } from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run test:late
Runs every test of components with replies that come late: it finds tests that a slow machine would fail.`;

/** Finds tests that only pass because the sandbox answers at once. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  return printSummary([await runStep(lateStep)]);
}
