import type { Condition } from "#definition/compiled.ts";
import type { WaitStep } from "#definition/format.ts";
import { exchange } from "#engine/calls/call.ts";
import { holdsOrElse } from "#engine/values/condition.ts";
import type { Environment } from "#engine/environment.ts";
import { withAnswer, type Answer } from "#engine/calls/outcome.ts";
import { buildRequest } from "#engine/calls/request.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { withoutSecrets } from "#engine/state/secrets.ts";
import { pauseAfter } from "#engine/calls/schedule.ts";

import type { Running } from "./running.ts";

type Poll = {
  readonly environment: Environment;
  readonly scope: () => Scope;
  /** Epoch milliseconds. */
  readonly deadline: number;
  readonly active: () => boolean;
};

/** A step with `wait`: asks until the answer is final, the deadline has passed or the customer stops waiting. */
export async function wait(
  step: WaitStep<Condition>,
  { host, awaited, stopped, isHere, end }: Running,
): Promise<void> {
  const { screen, environment, scope } = host;
  const payment = step.money ? awaited : undefined;
  const deadline = environment.now() + step.wait.deadline;
  host.dispatch({ type: "moved", to: host.state(), deadline });
  const release = payment && environment.journal.hold(payment.intent.key);
  const answer = await Promise.race([poll(step, { environment, scope, deadline, active: isHere }), stopped]);
  release?.();
  // A payment that is no longer awaited stays in the journal, which goes on asking.
  if (isHere()) end(step, answer, withoutSecrets(screen, scope()), payment);
}

/**
 * Asks until `until` holds and returns that answer; undefined when the deadline has passed or nobody waits any more. A
 * question without an answer is repeated.
 */
async function poll(step: WaitStep<Condition>, options: Poll): Promise<Answer | undefined> {
  const { environment, scope, deadline, active } = options;
  for (let asked = 0; active() && environment.now() < deadline; asked++) {
    const request = buildRequest(step, scope());
    if (!request) return undefined;
    const left = deadline - environment.now();
    const answer = await exchange(environment.send, {
      ...request,
      timeout: Math.min(request.timeout ?? left, left),
    });
    if (holdsOrElse(step.until, withAnswer(scope(), answer), false)) return answer;
    await environment.pause(
      Math.min(pauseAfter(step.wait.every, asked), Math.max(0, deadline - environment.now())),
    );
  }
  return undefined;
}
