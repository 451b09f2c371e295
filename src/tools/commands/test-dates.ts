import { pathToFileURL } from "node:url";

import { runStep } from "#tools/checks/run-step.ts";
import type { StepResult } from "#tools/checks/run-step.ts";
import { endToEndStep, runningSteps, type Step } from "#tools/checks/steps.ts";
import { printSummary } from "#tools/checks/summary.ts";
import { clockEnv, shiftTo, usualDates } from "#tools/dates/dates.ts";
import { findTestBrowsers } from "#tools/setup/find-browser.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run test:dates -- [--date 2028-02-29] [--only unit|browser]
Runs every test on other dates; --date, which may be repeated, sets the dates.`;

const PRELOAD = pathToFileURL("src/tools/dates/shift-clock.mjs").href;

/**
 * Runs every test with the clock of its programs and pages set to other dates: `--date 2028-02-29` for one date,
 * `--only unit` or `--only browser` for a part.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { date, only } = parseOptions(args, {
    date: { type: "string", multiple: true },
    only: { type: "string" },
  });
  const steps = [
    ...(only === "browser" ? [] : runningSteps),
    ...(only === "unit" ? [] : [endToEndStep(await findTestBrowsers())]),
  ];
  const results: StepResult[] = [];
  for (const one of date ?? usualDates(Date.now())) {
    console.log(`\n${one}`);
    // Each step starts at exactly this time.
    for (const step of steps) results.push(await runStep(atDate(step, one)));
  }
  return printSummary(results);
}

function atDate(step: Step, date: string): Step {
  return { ...step, env: { ...step.env, ...clockEnv(shiftTo(date, Date.now()), PRELOAD) } };
}
