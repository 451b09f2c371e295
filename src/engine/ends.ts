import type { Condition } from "#definition/compiled.ts";
import type { EndDefinition, OutcomesDefinition } from "#definition/format.ts";
import type { CallDefinition } from "#definition/screen.ts";

import { holds } from "./condition.ts";
import { recordedEnd, type End } from "./end.ts";
import type { Scope } from "./scope.ts";
import { resolveToText } from "./value.ts";

/** The words of the end whose rule holds. */
export function endIn({ outcomes = {} }: CallDefinition<Condition>, scope: Scope): End {
  const [end] = endsThatHold(outcomes, scope);
  return end
    ? { label: end.label, title: end.title, text: resolveToText(end.text, scope) }
    : recordedEnd(undefined);
}

/** The ends whose rules hold; several contradict each other. */
export function endsThatHold(
  { resolved = [] }: OutcomesDefinition<Condition>,
  scope: Scope,
): readonly EndDefinition<Condition>[] {
  return resolved.filter(({ when }) => holds(when, scope));
}
