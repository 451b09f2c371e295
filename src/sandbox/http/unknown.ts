import type { Context } from "hono";

import { DroppedConnection } from "#sandbox/http/reply.ts";

/** A call that is not in the OpenAPI file. */
export type UnknownCall = {
  readonly method: string;
  /** Relative to the API's base. */
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
};

/** Its answer: a reply, or none at all. */
export type UnknownReply = { readonly status: number; readonly body: unknown } | "lost";

export type AnswerUnknown = (call: UnknownCall) => Promise<UnknownReply | undefined>;

const BASES = /^\/(?:platform\/)?api\/v1\/|^\//;

/**
 * The reply of a handler that knows more calls than the sandbox, or undefined. Throws `DroppedConnection` when there
 * must be no reply.
 */
export async function answerUnknown(answer: AnswerUnknown, c: Context): Promise<Response | undefined> {
  const text = await c.req.text();
  const reply = await answer({
    method: c.req.method,
    path: c.req.path.replace(BASES, ""),
    body: text === "" ? undefined : (JSON.parse(text) as unknown),
    idempotencyKey: c.req.header("Idempotency-Key"),
  });
  if (reply === "lost") throw new DroppedConnection();
  return reply && Response.json(reply.body ?? null, { status: reply.status });
}
