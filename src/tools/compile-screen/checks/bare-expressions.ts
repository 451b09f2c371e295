import { isLoneExpression } from "#definition/expression.ts";
import type { Check } from "#tools/compile-screen/parts/context.ts";

/** A text that would be an expression with a `$` was meant as one: `inputs.amount` is sent and shown as these letters. */
export const bareExpressions: Check = {
  rule: "expression",
  *check({ parts }) {
    for (const { pointer, text } of parts.texts) {
      if (!/^[a-z]\w*[.#]/i.test(text) || !isLoneExpression(`$${text}`)) continue;
      yield { pointer, message: `"${text}" is a text, and no value`, nearest: `$${text}` };
    }
  },
};
