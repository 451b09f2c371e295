import { parseExpression } from "#definition/expression.ts";
import { escapePart, readPointer } from "#lib/pointer.ts";
import type { Context } from "#tools/compile-screen/context.ts";
import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/fields.ts";
import { isSameCall, repliesOf, targetsOf } from "#tools/lint/screen-replies.ts";

const DEEPEST = 6;

/** Pointers of everything in a value, and in the first item of each list. */
export function pointersIn(value: unknown, pointer = "", depth = 0): string[] {
  if (typeof value !== "object" || value === null || depth > DEEPEST) return pointer ? [pointer] : [];
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  const inner = entries.flatMap(([key, one]) => pointersIn(one, `${pointer}/${escapePart(key)}`, depth + 1));
  return pointer ? [pointer, ...inner] : inner;
}

/** Pointers into the replies that the scenarios give to a call. */
export function replyPointersOf(call: Fields, context: Context): string[] {
  return distinct(bodiesOf(call, context).flatMap((body) => pointersIn(body)));
}

/** Pointers into an item of the list that a call brings. */
export function itemPointersOf(call: Fields, context: Context): string[] {
  const list = parseExpression(textOf(call.items) ?? textOf(fieldsOf(call.find).in) ?? "");
  if ("error" in list) return [];
  const lists = bodiesOf(call, context).map((body) => readPointer(body, list.pointer ?? ""));
  return distinct(lists.flatMap((items) => (Array.isArray(items) ? pointersIn(items[0]) : [])));
}

function bodiesOf(call: Fields, context: Context): unknown[] {
  const targets = targetsOf(call.call);
  const replies = repliesOf(context).filter((reply) => targets.some((one) => isSameCall(one, reply.call)));
  return replies.map(({ body }) => body);
}

/** Each text once. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
