import type { Problem } from "#definition/problem.ts";

/** A part of a text, in UTF-16 units from its start. */
export type Range = { readonly from: number; readonly to: number };
/** A part of a text with what should stand there. */
export type Change = Range & { readonly insert: string };

type Place = Pick<Problem, "line" | "column">;

/** Where a line and column are, both counted from 1. A place that the text does not have is the nearest one. */
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

/** What is wrong, for underlining: the word or text that stands there. */
export function rangeOf(text: string, problem: Place): Range {
  const from = offsetOf(text, problem);
  const rest = text.slice(from);
  const token = /^"(?:[^"\\\n]|\\.)*"?|^[\w$.+-]+|^[^\s]/.exec(rest)?.[0] ?? "";
  return { from, to: from + token.length };
}

/** How to put the nearest word in place of the wrong one; undefined where the word is not found there. */
export function fixOf(text: string, problem: Problem): Change | undefined {
  const { message, nearest } = problem;
  if (nearest === undefined) return undefined;
  const { from, to } = rangeOf(text, problem);
  const token = text.slice(from, to);
  // A message quotes the wrong word first; where it does not, the whole text is wrong.
  const wrong = /"([^"]+)"|(\$[a-zA-Z]+)/.exec(message);
  const word = wrong?.[1] ?? wrong?.[2];
  const at = word === undefined ? -1 : token.indexOf(word);
  if (word !== undefined && at !== -1) {
    return { from: from + at, to: from + at + word.length, insert: nearest };
  }
  if (!token.startsWith('"')) return undefined;
  return { from: from + 1, to: to - 1, insert: nearest };
}
