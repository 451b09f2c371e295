import type { Scope } from "#engine/scope/scope.ts";
import { resolveValue } from "#engine/values/value.ts";

import type { Source } from "./source.ts";

/** The inputs that an answer of a source fills in. */
export function filledInputs({ fill = {} }: Source, scope: Scope): Record<string, unknown> {
  return resolveValue(fill, scope) as Record<string, unknown>;
}
