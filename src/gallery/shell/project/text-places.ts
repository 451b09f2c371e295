import { findNodeAtLocation, getLocation, parseTree } from "jsonc-parser";

import type { Problem } from "#definition/problem.ts";
import { fromPointer, toPointer } from "#lib/json/pointer.ts";

/** A part of a text, in UTF-16 units from its start. */
export type Range = { readonly from: number; readonly to: number };
/** A part of a text with its replacement. */
export type Change = Range & { readonly insert: string };

type Place = Pick<Problem, "line" | "column">;

/**
 * The offset of a line and column, both counted from 1. A place that the text does not have becomes the nearest one.
 */
export function offsetOf(text: string, { line, column }: Place): number {
  let start = 0;
  for (let count = 1; count < line; count++) {
    const end = text.indexOf("\n", start);
    if (end === -1) break;
    start = end + 1;
  }
  const end = text.indexOf("\n", start);
  return Math.min(start + column - 1, end === -1 ? text.length : end);
}

/** The word or text at a problem, for underlining. */
export function rangeOf(text: string, problem: Place): Range {
  const from = offsetOf(text, problem);
  const rest = text.slice(from);
  const token = /^"(?:[^"\\\n]|\\.)*"?|^[\w$.+-]+|^[^\s]/.exec(rest)?.[0] ?? "";
  return { from, to: from + token.length };
}

/** The change that replaces a wrong word with the nearest one; undefined when the wrong word is not there. */
export function fixOf(text: string, problem: Problem): Change | undefined {
  const { message, nearest } = problem;
  if (nearest === undefined) return undefined;
  const { from, to } = rangeOf(text, problem);
  const token = text.slice(from, to);
  // A message quotes the wrong word first; a message without a quote is about the whole text.
  const wrong = /"([^"]+)"|(\$[a-zA-Z]+)/.exec(message);
  const word = wrong?.[1] ?? wrong?.[2];
  const at = word === undefined ? -1 : token.indexOf(word);
  if (word !== undefined && at !== -1) {
    return { from: from + at, to: from + at + word.length, insert: nearest };
  }
  if (!token.startsWith('"')) return undefined;
  return { from: from + 1, to: to - 1, insert: nearest };
}

/** The JSON pointer of what stands at an offset; the text may be incomplete. */
export function pointerAt(text: string, offset: number): string {
  return toPointer(getLocation(text, offset).path);
}

/** Where the value at a pointer begins, with its key; of the nearest one around it that the text has. */
export function offsetAt(text: string, pointer: string): number {
  const root = parseTree(text);
  if (!root) return 0;
  for (let path = fromPointer(pointer); path.length > 0; path = path.slice(0, -1)) {
    const node = findNodeAtLocation(
      root,
      path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    );
    if (node) return (node.parent?.type === "property" ? node.parent : node).offset;
  }
  return 0;
}
