import { holdsOrElse } from "#engine/values/condition.ts";
import type { Answer } from "#engine/calls/outcome.ts";
import type { Sending } from "#engine/screen/running.ts";
import type { Scope } from "#engine/scope/scope.ts";

import type { Payment } from "./payment.ts";

/** A payment that was sent and has not ended: the step that sent it, and what could be named then. */
export type Going = {
  readonly payment: Payment;
  readonly step: Sending;
  readonly at: number;
  readonly sent: Scope;
};

/**
 * What the bank asks for before the payment ends; undefined where nothing. An answer to a challenge that has never left the
 * device is given again: the payment itself is on its way.
 */
export function challengeIn(step: Sending, answer: Answer, answered: Scope): string | undefined {
  if ("error" in answer) return answer.error.sent ? undefined : step.challenge;
  if (!("challenges" in step)) return undefined;
  const found = Object.entries(step.challenges ?? {}).find(([, when]) => holdsOrElse(when, answered, false));
  return found?.[0];
}
