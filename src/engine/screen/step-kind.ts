import type { Step } from "#definition/compiled.ts";

import type { Running } from "./running.ts";

/** The steps of one kind, by the key that only they have. */
export type StepOf<Key extends string> = Extract<Step, { readonly [K in Key]: unknown }>;

/** What a step does by itself. */
export type RunStep = (step: Step, running: Running) => Promise<void>;

/** Looks up a step's kind in a table by the kinds' keys. */
export function ofKind<T>(kinds: { readonly [key: string]: T }, step: Step): T | undefined {
  return Object.entries(kinds).find(([key]) => key in step)?.[1];
}
