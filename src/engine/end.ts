import type { Condition } from "#definition/compiled.ts";
import type { EndDefinition, OutcomesDefinition } from "#definition/format.ts";
import type { CallDefinition } from "#definition/screen.ts";

import { holds } from "./condition.ts";
import type { Scope } from "./scope.ts";
import { resolveToText } from "./value.ts";

/** How a payment has ended that is `resolved`, in its screen's words. */
export type End = {
  /** The state in a word or two. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
};

/** For a record of the journal that has no words, or none that can be read. */
const UNNAMED: End = { label: "Ended", title: "Payment ended", text: "Ask us what became of it." };

/** The end as it was recorded. */
export function recordedEnd(end: End | undefined): End {
  return end ?? UNNAMED;
}

/** The words of the end whose rule holds. */
export function endIn({ outcomes = {} }: CallDefinition<Condition>, scope: Scope): End {
  const [end] = endsThatHold(outcomes, scope);
  return end ? { label: end.label, title: end.title, text: resolveToText(end.text, scope) } : UNNAMED;
}

/** The ends whose rules hold; several contradict each other. */
export function endsThatHold(
  { resolved = [] }: OutcomesDefinition<Condition>,
  scope: Scope,
): readonly EndDefinition<Condition>[] {
  return resolved.filter(({ when }) => holds(when, scope));
}
