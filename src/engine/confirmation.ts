import type { Condition, Screen, Step } from "#definition/compiled.ts";
import type { CallStep } from "#definition/format.ts";

import { holds } from "./condition.ts";
import { freezeRequest, type FrozenRequest } from "./frozen-request.ts";
import { missingText } from "./missing-text.ts";
import { fieldsOf } from "./lacking-fields.ts";
import { isAsk } from "./position.ts";
import { isMoney, resolveRows, secretInputs } from "./screen-facts.ts";
import type { Scope } from "./scope.ts";
import type { Row, ScreenState } from "./screen-state.ts";
import { withoutSecrets } from "./secrets.ts";

/** What a customer confirms with a step: its request, and all that is said of it. No secret is in it. */
export type Confirmation = {
  readonly step: string;
  /** Undefined where its address cannot be made. */
  readonly request: FrozenRequest | undefined;
  /** Everything that could be named at that moment, and `$request`. */
  readonly scope: Scope;
  /** The rows of the step's review. */
  readonly rows: readonly Row[];
};

/** What the step's request would be now. */
export function confirmationOf(screen: Screen, step: CallStep<Condition>, scope: Scope): Confirmation {
  const open = withoutSecrets(screen, scope);
  const request = freezeRequest(step, open, secretInputs(screen));
  const quoted = { ...open, request: { body: request?.body } };
  return { step: step.name, request, scope: quoted, rows: resolveRows(step.review, quoted) };
}

/**
 * What the customer is about to confirm at a form with `review`: the rows of the next call, read from the very request
 * that will be sent (`$request.body#/…`). Of one that was sent already, and whose end is not known, it is that request.
 */
export function reviewRows(screen: Screen, state: ScreenState, scope: Scope): readonly Row[] {
  return reviewed(screen, state, scope)?.confirmation.rows ?? [];
}

/** Why what stands in the review cannot be confirmed; undefined where it can. */
export function reviewMissing(screen: Screen, state: ScreenState, scope: Scope): string | undefined {
  const { step, confirmation } = reviewed(screen, state, scope) ?? {};
  if (!step || !confirmation || !isMoney(step)) return undefined;
  const present = screen.steps[state.at]!;
  return missingText(screen, step, confirmation, isAsk(present) ? fieldsOf(present.ask) : []);
}

function reviewed(screen: Screen, state: ScreenState, scope: Scope) {
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
