import type { Ask, Condition } from "#definition/compiled.ts";
import type { AnyCondition } from "#definition/value.ts";

import { evaluateText, type Scope } from "./scope.ts";

/** Whether every value satisfies its schema. A missing value is null, which passes only a schema that names null. */
export function holds(condition: Condition, scope: Scope): boolean {
  return condition.every(({ of, test }) => test(evaluateText(of, scope) ?? null));
}

/** Whether a form shows a field now. A hidden field is neither required nor sent. */
export function isShown({ shown }: Ask, field: string, scope: Scope): boolean {
  const condition = shown?.[field];
  return !condition || holds(condition, scope);
}

/** Whether at least one of the conditions holds; `otherwise` when there are none. */
export function anyHolds(
  conditions: AnyCondition<Condition> | undefined,
  scope: Scope,
  otherwise: boolean,
): boolean {
  if (!conditions) return otherwise;
  return isList(conditions) ? conditions.some((one) => holds(one, scope)) : holds(conditions, scope);
}

function isList(conditions: AnyCondition<Condition>): conditions is readonly Condition[] {
  return Array.isArray(conditions[0]);
}
