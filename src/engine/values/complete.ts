import type { Condition } from "#definition/compiled.ts";
import { expressionsInText } from "#definition/expression.ts";
import type { CasesValue, EachValue, Value } from "#definition/value.ts";
import { evaluate, type Scope } from "#engine/scope/scope.ts";

import { memo } from "./memo.ts";
import { caseOf, itemScopes, resolveValue } from "./value.ts";

/** Each key asks of every source whether it is complete: what its texts name is read once. */
const expressionsOf = memo(expressionsInText);

/**
 * Whether everything that a value is made of is present; a text has no gaps. Of alternatives (`$first`, `$cases`) only
 * the chosen one must be complete.
 */
export function isComplete(value: Value, scope: Scope): boolean {
  if (typeof value === "string") {
    return expressionsOf(value).every((expression) => isPresent(evaluate(expression, scope)));
  }
  if (typeof value !== "object" || value === null) return true;
  if ("$first" in value) return (value.$first as readonly Value[]).some((one) => isComplete(one, scope));
  if ("$cases" in value) return isCaseComplete(value as unknown as CasesValue<Condition>, scope);
  if ("$each" in value) return isEachComplete(value as unknown as EachValue<Condition>, scope);
  if ("$value" in value) return isComplete(value.$value, scope) && isPresent(resolveValue(value, scope));
  return Object.values(value as Record<string, Value>).every((part) => isComplete(part, scope));
}

function isCaseComplete(cases: CasesValue<Condition>, scope: Scope): boolean {
  const found = caseOf(cases, scope);
  return found !== undefined && isComplete(found.value, scope);
}

function isEachComplete(each: EachValue<Condition>, scope: Scope): boolean {
  const { of, value } = each.$each;
  return isComplete(of, scope) && itemScopes(each, scope).every((one) => isComplete(value, one));
}

/** Whether a value is neither missing, nor null, nor empty. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
