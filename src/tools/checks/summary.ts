import { sumCounts } from "./counts.ts";
import type { StepResult } from "./run-step.ts";

/**
 * Prints the last line, `N passed, N failed`, with nothing else on it, so that programs can read it. Returns the exit
 * code.
 */
export function printSummary(results: readonly StepResult[]): number {
  const { passed, failed } = sumCounts(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
