import { readPointer } from "#lib/pointer.ts";
import { ReplyError } from "#pages/data/read-reply.ts";
import type { Send } from "#provider/client.ts";

/**
 * Freezes a card, or unfreezes it, and gives the server's word about it, "" where it has none. Either does no harm when it
 * is done twice. Throws a `ReplyError` or a `ProviderError`.
 */
export async function setFrozen(send: Send, id: string, frozen: boolean): Promise<string> {
  const path = `card-mgt/cards/${encodeURIComponent(id)}/${frozen ? "block" : "unblock"}`;
  const { status, body } = await send({ method: "PATCH", path, body: {} });
  const found = readPointer(body, "/message");
  const message = typeof found === "string" ? found : "";
  const isRefused = status < 200 || status > 299 || readPointer(body, "/status") === false;
  if (isRefused) throw new ReplyError(status, message);
  return message;
}
