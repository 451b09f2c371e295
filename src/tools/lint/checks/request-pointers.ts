import { fromPointer } from "#lib/json/pointer.ts";
import { type Check, READABLE } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { unsent } from "#tools/lint/sent-keys.ts";

/** What is read of a request is sent: else a review shows nothing, and a payment has no amount. */
export const requestPointers: Check = {
  rule: "request",
  after: [...READABLE, "expression", "name", "call", "catalogue"],
  *check(context) {
    for (const { expression, scope, pointer, offset, atKey } of expressionUses(context)) {
      const { root, path, pointer: inside = "", text } = expression;
      if (root !== "request" || !scope.call || !scope.roots.has(root)) continue;
      const told = unsent(scope.call.body, [...path.slice(1), ...fromPointer(inside)]);
      if (!told) continue;
      const message = `the request of this call has no ${text}`;
      yield { pointer, offset, ...(atKey && { atKey }), message, ...told };
    }
  },
};
