import { recordOf } from "#lib/json/record.ts";
import { dataIn } from "#lib/reply-data.ts";
import type { Condition } from "#definition/compiled.ts";
import type { CallDefinition, Outcome } from "#definition/screen.ts";
import type { Reply } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";
import { firstText } from "#engine/values/as-text.ts";
import { holdsOrElse } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveToText } from "#engine/values/value.ts";

/** How a call ended: with a reply, or with the reason why there is none. */
export type Answer = { readonly reply: Reply } | { readonly error: ProviderError };

/** The scope for deciding and describing the outcome of a call: the reply, its status, and the reason of a failure. */
export function withAnswer(scope: Scope, answer: Answer, { message }: Telling = {}): Scope {
  const error = { message: reasonOf(answer), sent: !("error" in answer) || answer.error.sent };
  if ("error" in answer) return { ...scope, error };
  const answered = {
    ...scope,
    error,
    response: { body: answer.reply.body },
    statusCode: answer.reply.status,
  };
  const own = resolveToText(message, answered);
  return own === "" ? answered : { ...answered, error: { ...error, message: own } };
}

/** A call may say where the message of its reply is. */
type Telling = Pick<CallDefinition<Condition>, "message">;

/** The scope for an outcome that came without a reply: effects find the message where a reply would have it. */
export function withMessage(scope: Scope, message: string): Scope {
  return { ...scope, response: { body: { message } }, error: { message, sent: true } };
}

/**
 * The outcome of a call without money: failed when the rule for it holds, else succeeded when its rule holds (by
 * default a status from 200 to 299 in a reply that does not say that it refused), else failed.
 */
export function decide(call: CallDefinition<Condition>, answer: Answer, scope: Scope): Outcome {
  if ("error" in answer || holdsOrElse(call.outcomes?.failed, scope, false)) return "failed";
  const { status, body } = answer.reply;
  const ok = status >= 200 && status < 300 && !saysFailed(call, body);
  return holdsOrElse(call.outcomes?.succeeded, scope, ok) ? "succeeded" : "failed";
}

/**
 * Whether a reply says that its call was refused, whatever its HTTP status: in a yes or no, in a word, by an error, or only inside the
 * data. What a call without a body reads may be a record with a status of its own, which says nothing about the call.
 */
function saysFailed({ body: sent }: CallDefinition<Condition>, body: unknown): boolean {
  const { data, error, errors, ...own } = recordOf(body);
  const { status, success } = { ...recordOf(sent && data), ...own };
  return error === true || firstText([error, errors]) !== "" || [status, success].some(isRefusal);
}

/** Of an object even the text may be none. */
function isRefusal(said: unknown): boolean {
  return typeof said !== "object" && REFUSAL.test(said as string);
}

const REFUSAL = /^(?:false|0$|fail|error|unsuc|inval|decli|rejec)/i;

/** Where replies have the reason for the customer. */
const REASONS = ["/message", "/error/message", "/error", "/errors"];

/** Why a call did not succeed, for the customer: the server's message, else the client's. */
function reasonOf(answer: Answer): string {
  if ("error" in answer) return answer.error.userMessage;
  const { status, body } = answer.reply;
  return (
    firstText(REASONS.map((pointer) => dataIn(body, pointer))) ||
    new ProviderError("unexpected", "", { status }).userMessage
  );
}
