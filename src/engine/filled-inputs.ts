import type { Scope } from "./scope.ts";
import type { Source } from "./source.ts";
import { resolveValue } from "./value.ts";

/** The inputs that an answer of a source fills in. */
export function filledInputs({ fill = {} }: Source, scope: Scope): Record<string, unknown> {
  return resolveValue(fill, scope) as Record<string, unknown>;
}
