import type { Condition } from "#definition/compiled.ts";
import type { WaitStep } from "#definition/format.ts";

import { exchange } from "./call.ts";
import { anyHolds } from "./condition.ts";
import type { Environment } from "./environment.ts";
import { withAnswer, type Answer } from "./outcome.ts";
import { buildRequest } from "./request.ts";
import type { Scope } from "./scope.ts";

type Poll = {
  readonly environment: Environment;
  readonly scope: () => Scope;
  /** Epoch milliseconds. */
  readonly deadline: number;
  readonly active: () => boolean;
};

/**
 * Asks until `until` holds and gives that answer; undefined when the deadline passed or nobody waits any more. An
 * unanswered question is asked again.
 */
export async function poll(step: WaitStep<Condition>, options: Poll): Promise<Answer | undefined> {
  const { environment, scope, deadline, active } = options;
  while (active() && environment.now() < deadline) {
    const request = buildRequest(step, scope());
    if (!request) return undefined;
    const left = deadline - environment.now();
    const answer = await exchange(environment.send, {
      ...request,
      timeout: Math.min(request.timeout ?? left, left),
    });
    if (anyHolds(step.until, withAnswer(scope(), answer), false)) return answer;
    await environment.pause(Math.min(step.wait.every, Math.max(0, deadline - environment.now())));
  }
  return undefined;
}
