import { isRecord } from "#lib/json/record.ts";
import { dataIn, itemsOf, saysRefused } from "#lib/reply-data.ts";
import { yesNo } from "#lib/text/yes-no.ts";
import type { ProviderRequest, Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";
import { words } from "./words.ts";

/** The provider answered with a refusal. */
export class ReplyError extends Error {
  override readonly name = "ReplyError";
  readonly status: number;
  /** The server's message for the customer. */
  readonly userMessage: string;

  constructor(status: number, userMessage: string) {
    super(`status ${status}`);
    this.status = status;
    this.userMessage = userMessage;
  }
}

/** The body of a successful reply to a GET. Throws a `ReplyError` or a `ProviderError`. */
export async function readBody(
  send: Send,
  path: string,
  query: ProviderRequest["query"] = {},
  signal?: AbortSignal,
) {
  const { status, body } = await send({ method: "GET", path, query, signal });
  if (status >= 200 && status < 300 && !saysFailed(body)) return body;
  throw new ReplyError(status, fieldsOf<Sent["Failure"]>(body).text("/message"));
}

/**
 * Whether a reply says that its call was refused, though its status is one of success. A word for it counts only where a
 * message comes in place of data: what was asked for may have such a status itself.
 */
export function saysFailed(body: unknown): boolean {
  if (saysRefused(body)) return true;
  if (!isRecord(body) || !("message" in body || "errors" in body)) return false;
  const { status, success, error } = body;
  const isSaid = typeof status === "string" && /^(fail|error|unsuc|inval|decli|rejec)/i.test(status);
  return (isSaid || yesNo(success) === false || yesNo(error) === true) && !("data" in body && hasItems(body));
}

function hasItems(body: unknown): boolean {
  return itemsOf(dataIn(body)).length > 0;
}

/** The message for the customer when a read failed. */
export function failureText(error: unknown): string {
  const known = error instanceof ReplyError || error instanceof ProviderError;
  return (known && error.userMessage) || words.badAnswer;
}

/** Retrying a refusal does not help; any other failure may be temporary. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ReplyError && error.status < 500);
}
