import type { Condition } from "#definition/compiled.ts";
import type { OutcomesDefinition, StatusDefinition } from "#definition/format.ts";
import type { CallDefinition, Outcome } from "#definition/screen.ts";
import { holdsOrElse } from "#engine/values/condition.ts";
import type { Answer } from "#engine/calls/outcome.ts";
import { evaluateText } from "#engine/values/evaluate-text.ts";
import type { Scope } from "#engine/scope/scope.ts";

import { endsThatHold } from "./ends.ts";

/**
 * The outcome of a call that moves money. Only a rule that holds makes it final; without a matching rule, or without a
 * readable reply, it is pending. The one exception: a request that never left the device has failed.
 */
export function decideMoney(call: CallDefinition<Condition>, answer: Answer, scope: Scope): Outcome {
  if ("error" in answer) return answer.error.sent ? "pending" : "failed";
  return decideByRules(call, scope);
}

/**
 * The outcome by the rules and the payment's own state together. It is pending when no rule holds, rules contradict
 * each other, or the state is unknown. A state that means failure overrides a reply with `status: true`.
 */
export function decideByRules({ outcomes = {} }: CallDefinition<Condition>, scope: Scope): Outcome {
  const ruled = ruledOutcome(outcomes, scope);
  const state = outcomes.status && stateOf(outcomes.status, scope);
  if (state === undefined) return ruled ?? "pending";
  if (ruled === undefined) return state;
  if (ruled === "succeeded" && state === "failed") return "failed";
  // A state that is neither success nor failure may be that of another end, whatever the envelope says.
  if (state === "pending" && isResolved(outcomes, scope)) return "resolved";
  return ruled === state ? ruled : "pending";
}

/** The outcome by the conditions; undefined when there are none for a final outcome. */
function ruledOutcome(outcomes: OutcomesDefinition<Condition>, scope: Scope): Outcome | undefined {
  if (holdsOrElse(outcomes.pending, scope, false)) return "pending";
  const resolved = isResolved(outcomes, scope);
  if (!outcomes.succeeded && !outcomes.failed) return resolved ? "resolved" : undefined;
  const succeeded = holdsOrElse(outcomes.succeeded, scope, false);
  if (resolved) return succeeded ? "pending" : "resolved";
  const failed = holdsOrElse(outcomes.failed, scope, false);
  if (succeeded === failed || endsThatHold(outcomes, scope).length > 0) return "pending";
  return succeeded ? "succeeded" : "failed";
}

/** Whether exactly one of the other ends holds, and no rule that contradicts each of them. */
function isResolved(outcomes: OutcomesDefinition<Condition>, scope: Scope): boolean {
  const { pending, failed } = outcomes;
  if (holdsOrElse(pending, scope, false) || holdsOrElse(failed, scope, false)) return false;
  return endsThatHold(outcomes, scope).length === 1;
}

/** The meaning of the payment's own state; undefined when the reply has none. */
function stateOf({ of, succeeded, failed }: StatusDefinition, scope: Scope): Outcome | undefined {
  const found = [of].flat().map((expression) => evaluateText(expression, scope));
  const word = found.find(
    (value) => value === null || typeof value === "string" || typeof value === "number",
  );
  if (word === undefined) return undefined;
  const known = String(word).trim().toLowerCase();
  if (succeeded.includes(known)) return "succeeded";
  return failed.includes(known) ? "failed" : "pending";
}
