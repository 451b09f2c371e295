import { getLocation } from "jsonc-parser";

import { toPointer } from "#lib/pointer.ts";

/** Where in a JSON text somebody writes. */
export type Spot = {
  /** JSON pointer of the value, or of the object whose key it is. */
  readonly pointer: string;
  readonly isKey: boolean;
  /** What stands between the quotes there; undefined where no text does. */
  readonly literal?: { readonly from: number; readonly to: number };
};

/** The spot of an offset. The text may be broken, as it is while somebody types. */
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
