import type { Check } from "#tools/compile-screen/context.ts";
import { fieldsOf } from "#tools/compile-screen/fields.ts";

/** A call that moves money says by rule when it has succeeded and when it has failed, and waits for its reply. */
export const money: Check = {
  rule: "money",
  *check({ parts }) {
    for (const { call, kind, pointer } of parts.calls) {
      if ((kind !== "step" && kind !== "wait") || call.money !== true) continue;
      const outcomes = fieldsOf(call.outcomes);
      const missing = ["succeeded", "failed"].filter((outcome) => !(outcome in outcomes));
      if (missing.length > 0) {
        const message = `a money call without rule for ${missing.join(" and ")}`;
        const expected = '"outcomes" with "succeeded" and "failed"';
        yield { pointer: "outcomes" in call ? `${pointer}/outcomes` : pointer, message, expected };
      }
      if (call.background === true) {
        yield {
          pointer: `${pointer}/background`,
          message: "a money call cannot run in the background",
          expected: "false",
        };
      }
    }
  },
};
