import { Advice } from "#tools/setup/advice.ts";
import { findCeph } from "#tools/setup/find-ceph.ts";
import { findPostgres } from "#tools/setup/find-postgres.ts";

import { runStep } from "./run-step.ts";
import type { StepResult } from "./run-step.ts";
import { bucketStep, postgresStep, runningSteps, staticSteps, type Step } from "./steps.ts";

/** Runs every check except those in a browser. A failed step does not stop the others. */
export async function checkAll(): Promise<readonly StepResult[]> {
  // First, because it may ask whether to install it, and later the user may have left.
  const servers = [
    ...(await stepWith(findPostgres, postgresStep)),
    ...(await stepWith(findCeph, bucketStep)),
  ];
  const results = await Promise.all(staticSteps.map(runStep));
  for (const step of [...runningSteps, ...servers]) {
    results.push(await runStep(step));
  }
  return results;
}

/** The step, if its server is there. Without it the other checks still count. */
async function stepWith(find: () => unknown, step: Step): Promise<readonly Step[]> {
  try {
    await find();
    return [step];
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    console.log(error.message);
    return [];
  }
}
