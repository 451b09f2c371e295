import type { Ask, Condition, PlainCondition } from "#definition/compiled.ts";
import type { Scope } from "#engine/scope/scope.ts";

import { evaluateText } from "./evaluate-text.ts";

/**
 * Whether every value satisfies its schema; of several conditions, whether any one holds. A missing value is null,
 * which passes only a schema that names null.
 */
export function holds(condition: Condition, scope: Scope): boolean {
  return isList(condition)
    ? condition.some((one) => holds(one, scope))
    : condition.every(({ of, test }) => test(evaluateText(of, scope) ?? null));
}

/** Whether a form shows a field now. A hidden field is neither required nor sent. */
export function isShown({ shown }: Ask, field: string, scope: Scope): boolean {
  const condition = shown?.[field];
  return !condition || holds(condition, scope);
}

/** Whether a condition holds; `otherwise` when there is none. */
export function holdsOrElse(condition: Condition | undefined, scope: Scope, otherwise: boolean): boolean {
  return condition ? holds(condition, scope) : otherwise;
}

function isList(condition: Condition): condition is readonly PlainCondition[] {
  return Array.isArray(condition[0]);
}
