import type { Step } from "#definition/compiled.ts";

import { createDraft } from "./draft.ts";
import { createLimits } from "./limits.ts";
import type { Running } from "./step-runner.ts";
import { wait } from "./wait.ts";

/** What sign-in goes without: it comes with the late views of the renderer. */
export const late = { createDraft, createLimits, runStep };

export type Late = typeof late;

/** Does what a step does that takes its time, by the key that only steps of its kind have. */
async function runStep(step: Step, running: Running): Promise<void> {
  if ("wait" in step) await wait(step, running);
}
