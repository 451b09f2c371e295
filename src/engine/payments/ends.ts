import type { Condition } from "#definition/compiled.ts";
import type { EndDefinition, OutcomesDefinition } from "#definition/format.ts";
import type { CallDefinition } from "#definition/screen.ts";
import type { Value } from "#definition/value.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { holds } from "#engine/values/condition.ts";
import { recordedEnd, type End } from "#engine/journal/end.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveToShown, resolveValue } from "#engine/values/value.ts";

/** The words of the end whose rule holds. */
export function endIn({ outcomes = {} }: CallDefinition<Condition>, scope: Scope): End {
  const [end] = endsThatHold(outcomes, scope);
  if (!end) return recordedEnd(undefined);
  const { label, title, text, again } = end;
  return { label, title, text: resolveToShown(text, scope), ...(again && { again: unpaid(again, scope) }) };
}

function unpaid(
  again: Readonly<Record<string, Value>>,
  scope: Scope,
): Readonly<Record<string, readonly number[]>> {
  const lists = Object.entries(again).map(
    ([field, rows]) => [field, itemsOf(resolveValue(rows, scope))] as const,
  );
  return Object.fromEntries(
    lists.map(([field, rows]) => [field, rows.filter((row) => typeof row === "number")]),
  );
}

/** The ends whose rules hold; several contradict each other. */
export function endsThatHold(
  { resolved = [] }: OutcomesDefinition<Condition>,
  scope: Scope,
): readonly EndDefinition<Condition>[] {
  return resolved.filter(({ when }) => holds(when, scope));
}
