import { runStep } from "./run-step.ts";
import type { StepResult } from "./run-step.ts";
import { runningSteps, staticSteps } from "./steps.ts";

/** Runs every check except those in a browser. A failed step does not stop the others. */
export async function checkAll(): Promise<readonly StepResult[]> {
  const results = await Promise.all(staticSteps.map(runStep));
  for (const step of runningSteps) results.push(await runStep(step));
  return results;
}
