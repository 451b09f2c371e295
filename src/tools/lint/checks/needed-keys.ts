import { nearest } from "#lib/text/text.ts";
import { type Check, type Context, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import type { CallPart } from "#tools/compile-screen/parts/parts.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";
import { bodyKeysOf } from "#tools/lint/needed-keys.ts";
import { targetsOf } from "#tools/lint/screen-replies.ts";
import { keysAt } from "#tools/lint/sent-keys.ts";

/** A call sends what the provider needs for it, such as a payment's PIN and amount: without, it is refused for every customer. */
export const neededKeys: Check = {
  rule: "needed",
  after: [
    ...READABLE,
    "expression",
    "name",
    "call",
    "catalogue",
    "secret",
    "empty",
    "bare",
    "request",
    "unused",
  ],
  *check(context) {
    for (const part of context.parts.calls) {
      const [target, ...others] = targetsOf(part.call.call);
      const { api = "provider" } = part.call;
      const known =
        target === undefined || others.length > 0 || api !== "provider" ? undefined : bodyKeysOf(target);
      const sent = keysAt(part.call.body ?? {}, []);
      if (!known || sent === undefined || sent === "unknown") continue;
      const lacking = known.needed.filter((key) => !sent.includes(key));
      const strange = sent.filter((key) => !known.possible.includes(key));
      for (const key of lacking) yield lackOf(key, strange, part, context);
    }
  },
};

function lackOf(
  key: string,
  strange: readonly string[],
  { call, pointer }: CallPart,
  context: Context,
): Finding {
  const message = `the provider needs "${key}" for this call`;
  const meant = strange.find((one) => nearest(one, [key]) !== undefined);
  const body = `${pointer}/body`;
  if (meant !== undefined) return { pointer: `${body}/${meant}`, atKey: true, message, nearest: key };
  const isAsked = screenInputs(context).has(key);
  const expected = isAsked
    ? `"${key}": "$inputs.${key}"`
    : `"${key}" in its body, and a form that asks for it`;
  return {
    pointer: call.body === undefined ? pointer : body,
    atKey: call.body !== undefined,
    message,
    expected,
  };
}
