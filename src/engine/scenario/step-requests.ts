import type { Screen } from "#definition/compiled.ts";
import type { CallTarget } from "#definition/format.ts";
import type { ScenarioRequest } from "#definition/screen.ts";
import type { ProviderRequest } from "#provider/client.ts";

import { answers } from "./replies.ts";

/**
 * The requests of a screen's steps and of its kept lists (without those of its sources and of the layout), in the form
 * of a scenario.
 */
export function stepRequests(screen: Screen, sent: readonly ProviderRequest[]): ScenarioRequest[] {
  const patterns = screen.steps.flatMap((step) => {
    const { add, remove } = ("ask" in step && step.ask.kept) || {};
    const calls = [
      ...("call" in step ? [step.call] : []),
      ...(add ? [add.call] : []),
      ...(remove ? [remove.call] : []),
    ];
    return calls.flatMap(targets);
  });
  return sent
    .filter(({ method, path }) => patterns.some((one) => answers(one, `${method} ${path}`)))
    .map(toExpected);
}

function targets(call: CallTarget<unknown>): readonly string[] {
  return typeof call === "string" ? [call] : call.map((one) => one.call);
}

function toExpected({ method, path, query, idempotencyKey, body }: ProviderRequest): ScenarioRequest {
  return {
    call: `${method} ${path}`,
    ...(query && { query }),
    ...(idempotencyKey !== undefined && { key: idempotencyKey }),
    ...(body !== undefined && { body: JSON.parse(JSON.stringify(body)) as unknown }),
  };
}
