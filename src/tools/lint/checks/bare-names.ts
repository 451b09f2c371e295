import { fromPointer } from "#lib/json/pointer.ts";
import type { Check } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";

/** A request sends what the customer enters, not the name of the field: `"meter": "meter"`, or a field that nothing else reads. */
export const bareNames: Check = {
  rule: "bare",
  after: ["expression", "name"],
  *check(context) {
    const inputs = screenInputs(context);
    const read = new Set(expressionUses(context).map(({ expression: { path } }) => path[0]));
    for (const { pointer, text, use } of context.parts.texts) {
      if (!inputs.has(text) || (use !== "body" && use !== "query")) continue;
      if (fromPointer(pointer).at(-1) !== text && read.has(text)) continue;
      const message = `sends the word "${text}", and not what the customer enters`;
      yield { pointer, message, nearest: `$inputs.${text}` };
    }
  },
};
