import type { Context } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

/** A reply of a scenario, with its place. */
export type Reply = { readonly pointer: string; readonly call: string; readonly body: unknown };

/** Every reply in the scenarios of a screen. */
export function repliesOf({ screen }: Context): readonly Reply[] {
  const replies = known.get(screen) ?? findReplies(screen);
  known.set(screen, replies);
  return replies;
}

/** By the screen: several checks ask for them, for each expression. */
const known = new WeakMap<Fields, readonly Reply[]>();

function findReplies(screen: Fields): readonly Reply[] {
  return listOf(screen.scenarios).flatMap((scenario, index) =>
    listOf(fieldsOf(scenario).replies).flatMap((one, at) => {
      const { call, body } = fieldsOf(one);
      const pointer = `/scenarios/${index}/replies/${at}/call`;
      return typeof call === "string" ? [{ pointer, call, body }] : [];
    }),
  );
}

/** Every call that a scenario names: of its replies, and of the requests that it expects. */
export function writtenCalls(context: Context): Omit<Reply, "body">[] {
  const expected = listOf(context.screen.scenarios).flatMap((one, index) =>
    listOf(fieldsOf(fieldsOf(one).expect).requests).map((request, turn) => ({
      call: String(fieldsOf(request).call),
      pointer: `/scenarios/${index}/expect/requests/${turn}/call`,
    })),
  );
  return [...repliesOf(context), ...expected];
}

/** Every call of the screen. */
export function callsOf({ parts }: Context): string[] {
  return [...new Set(parts.calls.flatMap(({ call }) => targetsOf(call.call)))];
}

/** The targets of a call: one, or one for each case. */
export function targetsOf(call: unknown): string[] {
  return [call].flat().flatMap((one) => textOf(one) ?? textOf(fieldsOf(one).call) ?? []);
}

/** Whether two calls may be the same; a segment with a value in braces matches any. */
export function isSameCall(one: string, other: string): boolean {
  if (one === other) return true;
  const parts = segmentsOf(one);
  const others = segmentsOf(other);
  return (
    parts.length === others.length &&
    parts.every((part, index) => part === others[index] || `${part}${others[index]}`.includes("{}"))
  );
}

/** The same calls are compared again and again. */
const segments = new Map<string, readonly string[]>();

function segmentsOf(call: string): readonly string[] {
  const parts = segments.get(call) ?? call.replaceAll(/\{[^{}]*\}/g, "{}").split(/[ /]/);
  segments.set(call, parts);
  return parts;
}
