import type { Step } from "#definition/compiled.ts";

import type { Running } from "./running.ts";

/** The steps of a kind, by the key that only they have. */
export type StepOf<Key extends string> = Extract<Step, { readonly [K in Key]: unknown }>;

/** What a step does that takes its time. */
export type RunStep = (step: Step, running: Running) => Promise<void>;

/** What is known of the kind of a step, among kinds by their keys. */
export function ofKind<T>(kinds: { readonly [key: string]: T }, step: Step): T | undefined {
  return Object.entries(kinds).find(([key]) => key in step)?.[1];
}
