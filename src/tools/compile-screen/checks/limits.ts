import { type Check, READABLE } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";

const RANGE = ["minimum", "maximum", "fixed", "clamp"];
const TEXT = ["minLength", "maxLength", "pattern"];

/**
 * Limits fit their fields: bounds for numbers and days, lengths and patterns for other texts. Only a number can be cut
 * to its maximum.
 */
export const limits: Check = {
  rule: "limit",
  after: READABLE,
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      const types = new Map(inputsOf(fieldsOf(ask.schema)).map(({ name, schema }) => [name, schema]));
      for (const [field, limit] of Object.entries(fieldsOf(ask.limits))) {
        const schema = types.get(field);
        if (!schema) continue;
        const at = `${pointer}/limits/${field}`;
        const uses = (keys: readonly string[]) => keys.find((key) => key in fieldsOf(limit));
        const isNumber = schema.type === "integer" || schema.type === "number";
        const ofText = isNumber ? uses(TEXT) : undefined;
        if (ofText) {
          yield {
            pointer: `${at}/${ofText}`,
            atKey: true,
            message: `"${field}" is not a text`,
            expected: RANGE.join(" or "),
          };
        }
        if (schema.type === "string" && !uses(RANGE)) continue;
        if (!isNumber && schema.format !== "date") {
          const expected = '"type": "integer", or "format": "date"';
          yield { pointer: at, atKey: true, message: `"${field}" is neither a number nor a day`, expected };
        } else if (!isNumber && fieldsOf(limit).clamp === true) {
          yield { pointer: `${at}/clamp`, message: "a day cannot be cut to its limit", expected: "false" };
        } else if (!isNumber && "fixed" in fieldsOf(limit)) {
          const expected = '"minimum" and "maximum"';
          yield { pointer: `${at}/fixed`, atKey: true, message: "only a number can be fixed", expected };
        }
      }
    }
  },
};
