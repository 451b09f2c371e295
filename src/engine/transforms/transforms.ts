import type { Scope } from "#engine/scope/scope.ts";

import { textTransformsAtHand } from "./at-hand.ts";

/**
 * Changes a value that is neither missing nor null. Undefined means that this is impossible, so the value is missing.
 * Pure: time, randomness and the country come from the scope, not from the machine.
 */
export type Transform = (
  value: unknown,
  argument?: unknown,
  scope?: Pick<Scope, "now" | "seed" | "region" | "shown">,
) => unknown;

export type Transforms = Readonly<Record<string, Transform>>;

/** The transforms that have been loaded, by their names in screens. The list is closed: `late-transforms.ts` has all others. */
const loaded = new Map<string, Transform>(Object.entries<Transform>(textTransformsAtHand));

/** Adds transforms that are no part of the first load. */
export function addTransforms(transforms: Transforms): void {
  for (const [name, transform] of Object.entries(transforms)) loaded.set(name, transform);
}

/** Undefined where there is none of this name, or it has not been loaded. */
export function transformOf(name: string): Transform | undefined {
  return loaded.get(name);
}
