import { Advice } from "#tools/setup/advice.ts";
import { findPostgres } from "#tools/setup/find-postgres.ts";

import { runStep } from "./run-step.ts";
import type { StepResult } from "./run-step.ts";
import { postgresStep, runningSteps, staticSteps } from "./steps.ts";

/** Runs every check except those in a browser. A failed step does not stop the others. */
export async function checkAll(): Promise<readonly StepResult[]> {
  // First, because it may ask whether to install it, and later the user may have left.
  const hasPostgres = await findPostgres().then(() => true, tellAdvice);
  const results = await Promise.all(staticSteps.map(runStep));
  for (const step of [...runningSteps, ...(hasPostgres ? [postgresStep] : [])]) {
    results.push(await runStep(step));
  }
  return results;
}

/** Without PostgreSQL the other checks still count. */
function tellAdvice(error: unknown): false {
  if (!(error instanceof Advice)) throw error;
  console.log(error.message);
  return false;
}
