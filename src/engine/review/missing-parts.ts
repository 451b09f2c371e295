import type { Condition, Screen } from "#definition/compiled.ts";
import { expressionsInText, type Expression } from "#definition/expression.ts";
import type { CallStep } from "#definition/format.ts";
import type { CasesValue, EachValue, TextValue, TransformedValue, Value } from "#definition/value.ts";
import { isPresent } from "#engine/values/complete.ts";
import { isShown } from "#engine/values/condition.ts";
import { fieldsOf, requiredOf } from "#engine/fields/lacking-fields.ts";
import { asks, secretInputs } from "#engine/state/screen-facts.ts";
import { evaluate, type Scope } from "#engine/scope/scope.ts";
import { caseOf, itemScopes, resolveValue } from "#engine/values/value.ts";

import type { Confirmation } from "./confirmation.ts";

/** A missing value in a body: its pointer, and its expression if it has one. */
export type MissingPart = { readonly pointer: string; readonly expression?: Expression };

/**
 * The values that a step's body uses and that are missing. Not counted are inputs that no form requires now, a `$cases`
 * without a matching case, and secrets, which are added later.
 */
export function missingParts(
  screen: Screen,
  step: CallStep<Condition>,
  confirmation: Confirmation,
): MissingPart[] {
  return step.body === undefined ? [] : missingIn(step.body, "", confirmation.scope);

  function missingIn(value: Value, pointer: string, scope: Scope): MissingPart[] {
    if (typeof value === "string") return missingInText(value, pointer, scope);
    if (typeof value !== "object" || value === null) return [];
    if ("$cases" in value) {
      const found = caseOf(value as unknown as CasesValue<Condition>, scope);
      return found ? missingIn(found.value, pointer, scope) : [];
    }
    if ("$first" in value) return missingInAll(value.$first as readonly Value[], pointer, scope);
    if ("$text" in value)
      return Object.values((value as TextValue).with ?? {}).flatMap((one) => missingIn(one, pointer, scope));
    if ("$each" in value) return missingInEach(value as unknown as EachValue<Condition>, pointer, scope);
    if ("$value" in value) return missingInTransformed(value as TransformedValue, pointer, scope);
    return Object.entries(value as Record<string, Value>).flatMap(([name, one]) =>
      missingIn(one, `${pointer}/${name}`, scope),
    );
  }

  function missingInEach(each: EachValue<Condition>, pointer: string, scope: Scope): MissingPart[] {
    const { of, value } = each.$each;
    const inItems = itemScopes(each, scope).flatMap((one) => missingIn(value, pointer, one));
    return [...missingIn(of, pointer, scope), ...inItems];
  }

  function missingInText(text: string, pointer: string, scope: Scope): MissingPart[] {
    return expressionsInText(text)
      .filter(
        (expression) => !isPresent(evaluate(expression, scope)) && !mayBeAbsent(screen, expression, scope),
      )
      .map((expression) => ({ pointer, expression }));
  }

  /** One of the alternatives is enough. */
  function missingInAll(values: readonly Value[], pointer: string, scope: Scope): MissingPart[] {
    const found = values.map((one) => missingIn(one, pointer, scope));
    return found.every((parts) => parts.length > 0) ? (found[0] ?? []) : [];
  }

  function missingInTransformed(value: TransformedValue, pointer: string, scope: Scope): MissingPart[] {
    const inner = missingIn(value.$value, pointer, scope);
    const wasThere = isPresent(resolveValue(value.$value, scope));
    return inner.length > 0 || !wasThere || isPresent(resolveValue(value, scope)) ? inner : [{ pointer }];
  }
}

function mayBeAbsent(screen: Screen, { root, path }: Expression, scope: Scope): boolean {
  const name = path[0] ?? "";
  if (root !== "inputs" && root !== "selected") return false;
  if (secretInputs(screen).includes(name)) return true;
  const forms = asks(screen).filter((ask) => fieldsOf(ask).includes(name));
  const inputs = (scope.inputs ?? {}) as Readonly<Record<string, unknown>>;
  const isAsked = forms.some((ask) => requiredOf(ask).includes(name) && isShown(ask, name, scope));
  return forms.length > 0 && !isAsked && !isPresent(inputs[name]);
}
