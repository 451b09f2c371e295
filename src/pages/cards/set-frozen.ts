import { ReplyError, saysFailed } from "#pages/data/read-reply.ts";
import type { Send } from "#provider/client.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

/**
 * Freezes or unfreezes a card and returns the server's message, or "" if there is none. Doing either twice does no
 * harm. Throws a `ReplyError` or a `ProviderError`.
 */
export async function setFrozen(send: Send, id: string, frozen: boolean): Promise<string> {
  const path = `card-mgt/cards/${encodeURIComponent(id)}/${frozen ? "block" : "unblock"}`;
  const { status, body } = await send({ method: "PATCH", path, body: {} });
  const message = fieldsOf<Sent["Failure"]>(body).text("/message");
  if (status < 200 || status > 299 || saysFailed(body)) throw new ReplyError(status, message);
  return message;
}
