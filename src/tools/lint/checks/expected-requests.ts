import { toPointer } from "#lib/json/pointer.ts";
import { type Check, type Context, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, isFields, listOf } from "#tools/compile-screen/read/fields.ts";
import { isSameCall, targetsOf } from "#tools/lint/screen-replies.ts";
import { unsent } from "#tools/lint/sent-keys.ts";

/** Scenarios expect what the calls of the screen send: any other key is misspelt, here or in the call. */
export const expectedRequests: Check = {
  rule: "request",
  after: [
    ...READABLE,
    "expression",
    "name",
    "call",
    "catalogue",
    "empty",
    "needed",
    "payment",
    "request",
    "scenario",
    "unused",
  ],
  *check(context) {
    const found = [...wrongKeys(context)];
    // One key is told where it stands first, because one mistake causes them all.
    for (const [index, { pointer, key, told }] of found.entries()) {
      if (found.findIndex((one) => one.key === key) < index) continue;
      const times = new Set(found.filter((one) => one.key === key).map((one) => one.pointer)).size;
      const message = `no call sends "${key}"${times > 1 ? ` (${times} times)` : ""}`;
      yield { pointer, atKey: true, message, ...told };
    }
  },
};

type WrongKey = {
  readonly pointer: string;
  readonly key: string;
  readonly told: NonNullable<ReturnType<typeof unsent>>;
};

function* wrongKeys(context: Context): Iterable<WrongKey> {
  for (const [index, scenario] of listOf(context.screen.scenarios).entries()) {
    for (const [turn, request] of listOf(fieldsOf(fieldsOf(scenario).expect).requests).entries()) {
      const { call, body } = fieldsOf(request);
      const calls = callsNamed(String(call), context);
      const wrong: string[] = [];
      for (const path of pathsIn(body)) {
        const at = toPointer(path);
        // What is inside of a key that is not sent is not told again.
        if (wrong.some((one) => at.startsWith(`${one}/`))) continue;
        const tellings = calls.map((sending) => unsent(sending.body, path));
        const [told] = tellings;
        if (!told || tellings.includes(undefined)) continue;
        wrong.push(at);
        const pointer = `/scenarios/${index}/expect/requests/${turn}/body${at}`;
        yield { pointer, key: path.join("/"), told };
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
