import { saysRefused } from "#lib/reply-data.ts";
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
  if (status >= 200 && status < 300 && !saysRefused(body)) return body;
  throw new ReplyError(status, fieldsOf<Sent["Failure"]>(body).text("/message"));
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
