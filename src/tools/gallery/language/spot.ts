import { getLocation } from "jsonc-parser";

import { toPointer } from "#lib/json/pointer.ts";

/** The position in a JSON text at which somebody writes. */
export type Spot = {
  /** JSON pointer of the value, or of the object whose key it is. */
  readonly pointer: string;
  readonly isKey: boolean;
  /** The range between the quotes; undefined when the position is not inside a text. */
  readonly literal?: { readonly from: number; readonly to: number };
};

/** The spot at an offset. The text may be incomplete, because somebody is typing. */
export function spotAt(text: string, offset: number): Spot {
  const { path, isAtPropertyKey: isKey, previousNode: node } = getLocation(text, offset);
  const pointer = toPointer(isKey ? path.slice(0, -1) : path);
  if (typeof node?.value !== "string") return { pointer, isKey };
  const end = node.offset + node.length;
  const isClosed = node.length > 1 && text[end - 1] === '"';
  const literal = { from: node.offset + 1, to: isClosed ? end - 1 : end };
  const isInside = offset >= literal.from && offset <= literal.to;
  return { pointer, isKey, ...(isInside && { literal }) };
}
