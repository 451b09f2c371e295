import type { ComponentType } from "react";

import type { Step } from "#definition/compiled.ts";
import type { RunStep, StepOf } from "#engine/screen/step-kind.ts";
import type { Running } from "#engine/screen/running.ts";

/** A kind of step that is neither a form nor a single call. */
export type StepKind = {
  /** The key that only its steps have, and the name of its file. */
  readonly name: string;
  /** Renders a step. */
  readonly View: ComponentType<{ step: Step }>;
  /** What a step does by itself, in the phase `waiting`; undefined when the customer goes on by a button. */
  readonly run: RunStep | undefined;
};

/** Each file of `steps/` exports one, as `step`. It only gets steps of its own kind. */
export function defineStep<Key extends string>(
  name: Key,
  View: ComponentType<{ step: StepOf<Key> }>,
  run?: (step: StepOf<Key>, running: Running) => Promise<void>,
): StepKind {
  return { name, View: View as StepKind["View"], run: run as StepKind["run"] };
}
