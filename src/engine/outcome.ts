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
  const error = { message: reasonOf(answer) };
  if ("error" in answer) return { ...scope, error };
  return { ...scope, error, response: { body: answer.reply.body }, statusCode: answer.reply.status };
}

/**
 * The outcome of a call without money: succeeded when its condition holds (by default a status from 200 to 299),
 * else failed.
 */
export function decide(call: CallDefinition<Condition>, answer: Answer, scope: Scope): Outcome {
  if ("error" in answer) return "failed";
  const ok = answer.reply.status >= 200 && answer.reply.status < 300;
  return anyHolds(call.outcomes?.succeeded, scope, ok) ? "succeeded" : "failed";
}

/**
 * The outcome of a call that moves money. Only a rule that holds makes it final; no rule, no reply or an unreadable
 * one is pending. One exception is certain without a rule: a request that never left the device has failed.
 */
export function decideMoney(call: CallDefinition<Condition>, answer: Answer, scope: Scope): Outcome {
  if ("error" in answer) return answer.error.sent ? "pending" : "failed";
  const { succeeded, failed, pending } = call.outcomes ?? {};
  if (anyHolds(pending, scope, false)) return "pending";
  if (anyHolds(succeeded, scope, false)) return "succeeded";
  return anyHolds(failed, scope, false) ? "failed" : "pending";
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
