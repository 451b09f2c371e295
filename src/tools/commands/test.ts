import { checkAll } from "#tools/checks/check-all.ts";
import { noTests } from "#tools/checks/counts.ts";
import { runStep } from "#tools/checks/run-step.ts";
import type { StepResult } from "#tools/checks/run-step.ts";
import { endToEndStep } from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { Advice } from "#tools/setup/advice.ts";
import { findTestBrowsers, type TestBrowsers } from "#tools/setup/find-browser.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm test
Runs format, lint, types, unused code, every test and the production build in a real browser.`;

/** Runs every check, and at the end the production build in a real browser. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  // First, because it may ask whether to install a browser, and at the end the user may have left.
  const browsers = await findTestBrowsers().catch(adviceOnly);
  const results = [...(await checkAll()), await endToEnd(browsers)];
  return printSummary(results);
}

/** Without a browser this step fails; the others still count. */
async function endToEnd(browsers: TestBrowsers | Advice): Promise<StepResult> {
  if (!(browsers instanceof Advice)) return await runStep(endToEndStep(browsers));
  console.log(`FAILED  end-to-end\n${browsers.message}`);
  return { name: "end-to-end", ok: false, counts: noTests, duration: 0 };
}

function adviceOnly(error: unknown): Advice {
  if (error instanceof Advice) return error;
  throw error;
}
