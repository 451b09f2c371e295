import { type Expression, expressionsIn } from "#definition/expression.ts";
import type { Value } from "#definition/value.ts";
import { escapePart, readPointer } from "#lib/json/pointer.ts";
import { dataIn, itemsOf } from "#lib/reply-data.ts";
import type { Context } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
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

/** Pointers into the `data` of these replies, however it is wrapped. */
export function dataPointersOf(call: Fields, context: Context): string[] {
  return distinct(bodiesOf(call, context).flatMap((body) => pointersIn(dataIn(body))));
}

/** Pointers into an item of the list that a call returns. */
export function itemPointersOf(call: Fields, context: Context): string[] {
  const lists = listsOf(call.items ?? fieldsOf(call.find).in);
  const items = bodiesOf(call, context).flatMap((body) =>
    lists.map(({ pointer, unwraps }) =>
      itemsOf(unwraps ? dataIn(body, pointer) : readPointer(body, pointer ?? "")),
    ),
  );
  return distinct(items.flatMap(([first]) => pointersIn(first)));
}

function listsOf(value: unknown): Expression[] {
  return value === undefined ? [] : expressionsIn(value as Value);
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
