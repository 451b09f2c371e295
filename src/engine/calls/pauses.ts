import type { Condition } from "#definition/compiled.ts";
import type { ActionDefinition, CallStep } from "#definition/format.ts";
import type { Outcome } from "#definition/screen.ts";
import type { Environment } from "#engine/environment.ts";

import type { Answer } from "./outcome.ts";

/** Identifies an action: the same call is the same action, on whichever form it is, and also where a step makes it. */
export function actionKey({ call }: Pick<CallStep<Condition>, "call">): string {
  return JSON.stringify(call);
}

/** Until when (epoch ms) an action pauses, because its call was sent: by itself, or by a step of this or another screen. */
export function pausesUntil(action: ActionDefinition<Condition>, { sent, now }: Environment): number {
  const at = sent.at(actionKey(action));
  // A time to come is from before somebody set the clock back: the pause would be as long as that.
  return typeof at === "number" && at <= now() ? at + (action.pause ?? 0) : 0;
}

/** Whether a call is not repeated at once: it has succeeded, or may have. A 429 asks for the pause. */
export function rests(outcome: Outcome, answer: Answer): boolean {
  return outcome === "succeeded" || ("error" in answer ? answer.error.sent : answer.reply.status === 429);
}
