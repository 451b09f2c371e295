import { explain, type ExpressionError, templateErrors } from "#definition/expression-errors.ts";
import { isLoneExpression, parseExpression } from "#definition/expression.ts";
import type { Check, Finding } from "#tools/compile-screen/parts/context.ts";
import { keyPointer } from "#tools/compile-screen/parts/expression-uses.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";

/** Every runtime expression can be parsed; where only an expression is allowed, the text contains nothing else. */
export const expressions: Check = {
  rule: "expression",
  *check({ parts }) {
    for (const { pointer, text } of [...parts.texts, ...parts.targets]) {
      if (typeof text === "string") yield* errorsOf(text).map((error) => toFinding(error, pointer));
    }
    for (const { pointer, text } of parts.expressions) {
      if (typeof text === "string") yield* loneError(text, pointer, false);
    }
    for (const { pointer, condition } of parts.conditions) {
      for (const key of Object.keys(fieldsOf(condition)))
        yield* loneError(key, keyPointer(pointer, key), true);
    }
  },
};

/** By the text: the same occur again and again. */
const known = new Map<string, readonly ExpressionError[]>();

function errorsOf(text: string): readonly ExpressionError[] {
  const errors = known.get(text) ?? templateErrors(text);
  known.set(text, errors);
  return errors;
}

function loneError(text: string, pointer: string, atKey: boolean): Finding[] {
  const parsed = parseExpression(text);
  if (!("error" in parsed)) return [];
  const isBare = isLoneExpression(`$${text}`);
  const found = { ...toFinding(explain(parsed), pointer), ...(isBare && { nearest: `$${text}` }) };
  return [{ ...found, ...(atKey && { atKey }) }];
}

function toFinding({ error, offset, nearest }: ExpressionError, pointer: string): Finding {
  return { pointer, message: error, offset, ...(nearest && { nearest }) };
}
