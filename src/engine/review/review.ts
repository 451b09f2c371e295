import type { Condition, Screen, Step } from "#definition/compiled.ts";
import type { CallStep } from "#definition/format.ts";
import { holds } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Row, ScreenState } from "#engine/state/screen-state.ts";

import { confirmationOf } from "./confirmation.ts";

/**
 * What the customer is about to confirm at a form with `review`: the rows of the next call, read from the very request
 * that will be sent (`$request.body#/…`). Of one that was sent already, and whose end is not known, it is that request.
 */
export function reviewRows(screen: Screen, state: ScreenState, scope: Scope): readonly Row[] {
  return reviewed(screen, state, scope)?.confirmation.rows ?? [];
}

/** The step that the present form leads to, and what would be confirmed with it. */
export function reviewed(screen: Screen, state: ScreenState, scope: Scope) {
  const step = reviewedStep(screen, state, scope);
  return step && { step, confirmation: keptConfirmation(state, step) ?? confirmationOf(screen, step, scope) };
}

/** What was confirmed with a step under the present intent. */
function keptConfirmation({ intent, confirmed }: ScreenState, step: CallStep<Condition>) {
  const kept = intent && confirmed[intent.key];
  return kept?.step === step.name ? kept : undefined;
}

function reviewedStep(screen: Screen, { at, phase }: ScreenState, scope: Scope) {
  // While the call runs, the form that led to it still shows what was confirmed.
  const from = phase === "asking" ? at + 1 : at;
  return screen.steps
    .slice(from)
    .find((step) => isReviewed(step) && (!step.when || holds(step.when, scope))) as
    | CallStep<Condition>
    | undefined;
}

function isReviewed(step: Step): step is CallStep<Condition> {
  return "call" in step && "review" in step;
}
