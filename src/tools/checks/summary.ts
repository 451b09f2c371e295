import { sumCounts } from "./counts.ts";
import type { StepResult } from "./run-step.ts";

/**
 * Prints each failure once more, because the end of a long output is what a person and a CI system show. Then prints
 * the last line, `N passed, N failed`, with nothing else on it, so that programs can read it.
 * Returns the exit code.
 */
export function printSummary(results: readonly StepResult[]): number {
  for (const result of results.filter(({ ok }) => !ok)) printFailures(result);
  const { passed, failed } = sumCounts(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function printFailures({ name, failures }: StepResult): void {
  console.log(`\nFAILED  ${name}`);
  for (const { test, message } of failures) console.log(`\n  ${test}\n${message.replaceAll(/^/gm, "    ")}`);
}
