import { checkAll } from "#tools/checks/check-all.ts";
import { noTests } from "#tools/checks/counts.ts";
import { runStep } from "#tools/checks/run-step.ts";
import type { StepResult } from "#tools/checks/run-step.ts";
import { endToEndStep } from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { Advice } from "#tools/setup/advice.ts";
import { findBrowser } from "#tools/setup/find-browser.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** Runs every check, and at the end the production build in a real browser. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  // First, because it may ask whether to install a browser, and at the end the user may have left.
  const browser = await findBrowser().catch(adviceOnly);
  const results = [...(await checkAll()), await endToEnd(browser)];
  return printSummary(results);
}

/** Without a browser this step fails; the others still count. */
async function endToEnd(browser: string | Advice): Promise<StepResult> {
  if (typeof browser === "string") return await runStep(endToEndStep(browser));
  console.log(`FAILED  end-to-end\n${browser.message}`);
  return { name: "end-to-end", ok: false, counts: noTests, duration: 0 };
}

function adviceOnly(error: unknown): Advice {
  if (error instanceof Advice) return error;
  throw error;
}
