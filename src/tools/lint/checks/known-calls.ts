import type { Check } from "#tools/compile-screen/parts/context.ts";
import { meantCall } from "#tools/lint/provider-calls.ts";
import { isSameCall, targetsOf, writtenCalls } from "#tools/lint/screen-replies.ts";

/**
 * A call that is almost one of the provider's may be misspelt, or new: a warning. It is misspelt where the scenarios
 * have the provider's.
 */
export const knownCalls: Check = {
  rule: "call",
  after: ["call", "secret"],
  *check(context) {
    const written = writtenCalls(context);
    for (const { pointer, text } of context.parts.targets) {
      const [call] = targetsOf(text);
      const near = call === undefined ? undefined : meantCall(call);
      if (near === undefined) continue;
      const isMisspelt = written.some((one) => isSameCall(one.call, near));
      const told = { message: `the provider has no call "${call}"`, nearest: near };
      yield { pointer, ...told, ...(!isMisspelt && { level: "warning" }) };
    }
  },
};
