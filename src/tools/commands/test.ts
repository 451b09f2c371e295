import { checkAll } from "#tools/checks/check-all.ts";
import { noTests } from "#tools/checks/counts.ts";
import { runStep } from "#tools/checks/run-step.ts";
import type { StepResult } from "#tools/checks/run-step.ts";
import {
  bucketInBrowserStep,
  bucketStep,
  endToEndStep,
  enginesStep,
  type Step,
} from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { Advice } from "#tools/setup/advice.ts";
import { findTestBrowsers, type TestBrowsers } from "#tools/setup/find-browser.ts";
import { installedEngines } from "#tools/setup/find-engines.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm test
Runs format, lint, types, unused code, every test and the production build in a real browser; where Firefox and
WebKitGTK are installed, a short journey in each of them.`;

/** Runs every check, and at the end the production build in a real browser. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  // First, because it may ask whether to install a browser, and at the end the user may have left.
  const browsers = await findTestBrowsers().catch(adviceOnly);
  const hasEngines = installedEngines() !== undefined;
  const checked = await checkAll();
  const results = [...checked, await inBrowser("end-to-end", browsers, endToEndStep)];
  // Without an S3 server the step before was left out too, with a message.
  if (checked.some(({ name }) => name === bucketStep.name))
    results.push(await inBrowser("bucket in a browser", browsers, bucketInBrowserStep));
  if (hasEngines) results.push(await inBrowser("engines", browsers, (there) => enginesStep(there, "short")));
  else
    console.log(
      "Firefox and WebKit are not installed here: npm run test:engines installs them and tests them.",
    );
  return printSummary(results);
}

/** Without a browser such a step fails; the others still count. */
async function inBrowser(
  name: string,
  browsers: TestBrowsers | Advice,
  stepIn: (browsers: TestBrowsers) => Step,
): Promise<StepResult> {
  if (!(browsers instanceof Advice)) return await runStep(stepIn(browsers));
  console.log(`FAILED  ${name}\n${browsers.message}`);
  return { name, ok: false, counts: noTests, failures: [], duration: 0 };
}

function adviceOnly(error: unknown): Advice {
  if (error instanceof Advice) return error;
  throw error;
}
