import { checkAll } from "#tools/checks/check-all.ts";
import { noTests } from "#tools/checks/counts.ts";
import { runStep } from "#tools/checks/run-step.ts";
import type { StepResult } from "#tools/checks/run-step.ts";
import { endToEndStep } from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { Advice } from "#tools/setup/advice.ts";
import { findBrowser } from "#tools/setup/find-browser.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** Checks everything, and last the production build in a real browser. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  const results = [...(await checkAll()), await endToEnd()];
  return printSummary(results);
}

/** Without a browser this step fails; the others still count. */
async function endToEnd(): Promise<StepResult> {
  try {
    return await runStep(endToEndStep(await findBrowser()));
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    console.log(`FAILED  end-to-end\n${error.message}`);
    return { name: "end-to-end", ok: false, counts: noTests, duration: 0 };
  }
}
