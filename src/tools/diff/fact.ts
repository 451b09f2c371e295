import type { Touch } from "#definition/meta.ts";
import { fieldsOf, isFields } from "#tools/compile-screen/read/fields.ts";

import { inWords } from "./in-words.ts";

/** One fact about a screen for its customers. Two facts with the same key are the same thing in two versions. */
export type Fact = {
  readonly key: string;
  /** The subject of the fact, as the start of a sentence. */
  readonly what: string;
  /** The fact in words. */
  readonly value: string;
  readonly touches?: Touch;
};

/** A fact about a value; none without a value. */
export function fact(
  key: string,
  what: string,
  value: unknown,
  {
    touches,
    say = inWords,
  }: { readonly touches?: Touch | undefined; readonly say?: (value: unknown) => string } = {},
): Fact[] {
  return value === undefined ? [] : [{ key, what, value: say(value), ...(touches && { touches }) }];
}

/** The leaves of a request's payload, with dotted names. A way to make a value is a leaf. */
export function leavesOf(payload: unknown, name = ""): (readonly [string, unknown])[] {
  const isLeaf = !isFields(payload) || Object.keys(payload).some((key) => key.startsWith("$"));
  if (isLeaf) return payload === undefined ? [] : [[name, payload]];
  return Object.entries(fieldsOf(payload)).flatMap(([key, value]) =>
    leavesOf(value, name === "" ? key : `${name}.${key}`),
  );
}
