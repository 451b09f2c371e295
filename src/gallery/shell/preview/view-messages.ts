import type { PickedMessage, PreviewMessage, SettledMessage } from "#gallery/protocol.ts";

type Message = PreviewMessage | SettledMessage | PickedMessage;

/** Whether a message to this page is one of a view. */
export function isMessage<K extends Message["kind"]>(
  data: unknown,
  kind: K,
): data is Extract<Message, { kind: K }> {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === kind;
}
