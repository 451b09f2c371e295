import type { ScenarioDefinition } from "#definition/format.ts";
import type { ScenarioReply } from "#definition/screen.ts";
import type { ProviderRequest, Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";
import type { Value } from "#definition/value.ts";
import { resolveValue } from "#engine/values/value.ts";

/**
 * A provider that sends a scenario's replies: for each call in order, each `times` times, the last one repeatedly. A
 * body may use values of its payment: `$intent.key`, `$request.body#/description`.
 * @param note is called with every request before it is answered
 * @param otherwise answers requests without a reply in the scenario; without it, such a request is an error
 * @param now the provider's clock; without it no reply tells the time
 */
export function scenarioSend(
  { name, replies }: ScenarioDefinition,
  note: (request: ProviderRequest) => void = () => undefined,
  otherwise?: Send,
  now?: () => number,
): Send {
  const given = new Map<string, number>();
  let payment: ProviderRequest | undefined;
  return async (request) => {
    note(request);
    if (request.idempotencyKey !== undefined) payment = request;
    const call = `${request.method} ${request.path}`;
    const fitting = replies
      .filter((reply) => answers(reply.call, call))
      .flatMap((reply) => Array.from({ length: reply.times ?? 1 }, () => reply));
    const turn = given.get(call) ?? 0;
    given.set(call, turn + 1);
    const reply = fitting[Math.min(turn, fitting.length - 1)];
    if (!reply && otherwise) return await otherwise(request);
    if (!reply) throw new Error(`The scenario "${name}" has no reply to ${call}`);
    return answerWith(reply, call, payment ?? request, now);
  };
}

/** Whether a request is an instance of a call; parts in braces match any text without a slash. */
export function answers(pattern: string, call: string): boolean {
  const parts = pattern.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^|]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/ ]+")}$`).test(call);
}

function answerWith(
  { status = 200, body, lost }: ScenarioReply,
  call: string,
  about: ProviderRequest,
  now: (() => number) | undefined,
) {
  if (lost) throw new ProviderError(lost, call);
  const scope = { request: { body: about.body }, intent: { key: about.idempotencyKey } };
  const sent = body === undefined ? undefined : resolveValue(body as Value, scope);
  return { status, body: sent, ...(now && { at: now() }) };
}
