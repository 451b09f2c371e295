import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";

import { parseMessage } from "./message.ts";

/** A translation in ICU's syntax as a text of a screen: placeholders stay, literal braces are doubled. */
export function toTemplate(translation: string): string {
  const message = parseMessage(translation);
  // Lint tells it, and the text stays readable.
  if ("message" in message) return translation;
  const text = message.elements.map(written).join("");
  const isLone = message.elements[0]?.type === TYPE.literal && text.startsWith("$");
  return isLone ? `$${text}` : text;
}

function written(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return element.value.replaceAll(/[{}]/g, "$&$&");
  return element.type === TYPE.pound ? "#" : `{${element.value}}`;
}
