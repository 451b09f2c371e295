import { fromPointer, toPointer } from "#lib/json/pointer.ts";
import { nearest } from "#lib/text/text.ts";
import { type Check, type Context, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf, isFields, listOf } from "#tools/compile-screen/read/fields.ts";
import { isSameCall, targetsOf } from "#tools/lint/screen-replies.ts";
import { keysAt } from "#tools/lint/sent-keys.ts";

/** What is read of a request, or expected of it, is sent: else a review shows nothing, and an expectation never holds. */
export const requestPointers: Check = {
  rule: "request",
  after: [...READABLE, "expression", "name", "call", "catalogue"],
  *check(context) {
    for (const { expression, scope, pointer, offset, atKey } of expressionUses(context)) {
      const { root, path, pointer: inside = "", text } = expression;
      if (root !== "request" || !scope.call || !scope.roots.has(root)) continue;
      const told = missing(scope.call.body, [...path.slice(1), ...fromPointer(inside)]);
      if (!told) continue;
      const message = `the request of this call has no ${text}`;
      yield { pointer, offset, ...(atKey && { atKey }), message, ...told };
    }
    yield* expectedProblems(context);
  },
};

type Told = Pick<Finding, "expected" | "nearest">;

/** What to write instead of a path that a request does not have; undefined where it has, or where nobody can know. */
function missing(body: unknown, path: readonly string[]): Told | undefined {
  if (path.length === 0 || keysAt(body, path) !== undefined) return undefined;
  const around = path.slice(0, -1);
  const keys = keysAt(body, around);
  if (keys === undefined || keys === "unknown") return { expected: "a key of its body" };
  const near = nearest(path.at(-1)!, keys);
  if (near !== undefined) return { nearest: near };
  return { expected: keys.length === 0 ? "a key of its body" : `one of ${keys.toSorted().join(", ")}` };
}

/** The keys of the requests that scenarios expect. One that no call of the name sends is misspelt. */
function* expectedProblems(context: Context): Iterable<Finding> {
  for (const [index, scenario] of listOf(context.screen.scenarios).entries()) {
    for (const [turn, one] of listOf(fieldsOf(fieldsOf(scenario).expect).requests).entries()) {
      const { call, body } = fieldsOf(one);
      const calls = callsNamed(String(call), context);
      const wrong: string[] = [];
      for (const path of pathsIn(body)) {
        const at = toPointer(path);
        // What is inside of a key that is not sent is not told again.
        if (wrong.some((one) => at.startsWith(`${one}/`))) continue;
        const tellings = calls.map((sending) => missing(sending.body, path));
        const [told] = tellings;
        if (!told || tellings.includes(undefined)) continue;
        wrong.push(at);
        const pointer = `/scenarios/${index}/expect/requests/${turn}/body${at}`;
        yield { pointer, atKey: true, message: `no call sends "${path.join("/")}"`, ...told };
      }
    }
  }
}

function callsNamed(name: string, { parts }: Context): Fields[] {
  return parts.calls.flatMap(({ call }) =>
    targetsOf(call.call).some((target) => isSameCall(target, name)) ? [call] : [],
  );
}

/** Where an expected body has a key. */
function pathsIn(body: unknown, around: readonly string[] = []): (readonly string[])[] {
  if (!isFields(body) || "$pattern" in body) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    const path = [...around, key];
    return [path, ...pathsIn(value, path)];
  });
}
