import type { Condition } from "#definition/compiled.ts";
import type { CallDefinition, Outcome } from "#definition/screen.ts";
import type { Reply } from "#provider/client.ts";
import type { ProviderError } from "#provider/errors.ts";

import { anyHolds } from "./condition.ts";
import type { Scope } from "./scope.ts";

/** How a call ended: with a reply, or with the reason why there is none. */
export type Answer = { readonly reply: Reply } | { readonly error: ProviderError };

/** The scope of what is decided and said after a call: the reply, its status, and why it failed. */
export function withAnswer(scope: Scope, answer: Answer): Scope {
  const error = { message: reasonOf(answer), sent: !("error" in answer) || answer.error.sent };
  if ("error" in answer) return { ...scope, error };
  return { ...scope, error, response: { body: answer.reply.body }, statusCode: answer.reply.status };
}

/** The scope of an outcome that was learnt otherwise than by a reply: its effects find the message where they look. */
export function withMessage(scope: Scope, message: string): Scope {
  return { ...scope, response: { body: { message } }, error: { message, sent: true } };
}

/**
 * The outcome of a call without money: failed when the rule for it holds, else succeeded when its rule holds (by
 * default a status from 200 to 299), else failed.
 */
export function decide(call: CallDefinition<Condition>, answer: Answer, scope: Scope): Outcome {
  if ("error" in answer || anyHolds(call.outcomes?.failed, scope, false)) return "failed";
  const ok = answer.reply.status >= 200 && answer.reply.status < 300;
  return anyHolds(call.outcomes?.succeeded, scope, ok) ? "succeeded" : "failed";
}

/**
 * The outcome of a call that moves money. Only a rule that holds makes it final; no rule, no reply or an unreadable
 * one is pending. One exception is certain without a rule: a request that never left the device has failed.
 */
export function decideMoney(call: CallDefinition<Condition>, answer: Answer, scope: Scope): Outcome {
  if ("error" in answer) return answer.error.sent ? "pending" : "failed";
  return decideByRules(call, scope);
}

/** The outcome that the rules name. None, or rules that contradict each other, is pending. */
export function decideByRules({ outcomes = {} }: CallDefinition<Condition>, scope: Scope): Outcome {
  if (anyHolds(outcomes.pending, scope, false)) return "pending";
  const succeeded = anyHolds(outcomes.succeeded, scope, false);
  const failed = anyHolds(outcomes.failed, scope, false);
  if (succeeded === failed) return "pending";
  return succeeded ? "succeeded" : "failed";
}

/** Why a call did not succeed, for the customer: the server's message, else what the client knows. */
function reasonOf(answer: Answer): string {
  if ("error" in answer) return answer.error.userMessage;
  const { body } = answer.reply;
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" && message !== ""
    ? message
    : "Something went wrong. Try again in a moment.";
}
