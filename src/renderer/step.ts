import type { ComponentType } from "react";

import type { Step } from "#definition/compiled.ts";
import type { RunStep, StepOf } from "#engine/step-kind.ts";
import type { Running } from "#engine/running.ts";

/** A kind of step that is neither a form nor a lone call. */
export type StepKind = {
  /** The key that only its steps have; its file has the same name. */
  readonly name: string;
  /** What the customer sees of a step. */
  readonly View: ComponentType<{ step: Step }>;
  /** What a step does by itself, in the phase `waiting`; undefined where the customer goes on. */
  readonly run: RunStep | undefined;
};

/** A file of `steps/` exports one, as `step`. It gets no steps of another kind. */
export function defineStep<Key extends string>(
  name: Key,
  View: ComponentType<{ step: StepOf<Key> }>,
  run?: (step: StepOf<Key>, running: Running) => Promise<void>,
): StepKind {
  return { name, View: View as StepKind["View"], run: run as StepKind["run"] };
}
