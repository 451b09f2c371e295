import type { Check, Finding } from "#tools/compile-screen/parts/context.ts";
import type { CallPart, Parts } from "#tools/compile-screen/parts/parts.ts";

/**
 * A call with `once` creates something, waits for its reply, and is not a payment, because payments always have a key.
 */
export const once: Check = {
  rule: "once",
  after: ["call"],
  *check({ parts }) {
    for (const part of parts.calls) {
      if (part.kind === "step" && part.call.once === true) yield* problemsOf(part, parts);
    }
  },
};

function* problemsOf({ call, pointer }: CallPart, { targets }: Parts): Iterable<Finding> {
  const needless = (message: string) => ({ pointer: `${pointer}/once`, message, expected: "false" });
  if (call.money === true) yield needless("a money call has a key without being told so");
  const isRead = targets.some(
    ({ pointer: at, text }) => at.startsWith(`${pointer}/call`) && String(text).startsWith("GET "),
  );
  if (isRead) yield needless("a GET call makes nothing that could be made twice");
  if (call.background === true) {
    const message = "a call that is made once cannot run in the background";
    yield { pointer: `${pointer}/background`, message, expected: "false" };
  }
}
