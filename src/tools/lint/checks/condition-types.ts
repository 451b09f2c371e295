import { readPointer } from "#lib/json/pointer.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { type ExpressionUse, expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";
import { valueSamples } from "#tools/lint/samples.ts";

/**
 * A condition asks for a value of the type that is there: `"true"` is not `true`. The type of an input is known; that of
 * a reply is what the scenarios' replies have.
 */
export const conditionTypes: Check = {
  rule: "condition",
  after: ["expression", "name", "shape", "schema", "pointer"],
  *check(context) {
    for (const use of expressionUses(context)) {
      if (use.use !== "condition") continue;
      const schema = fieldsOf(readPointer(context.screen, use.pointer));
      const told = wrongType(use, schema, context) ?? wrongWriting(use, schema, context);
      if (told) yield { pointer: use.pointer, ...told };
    }
  },
};

type Told = Omit<Finding, "pointer"> | undefined;

function wrongType({ expression }: ExpressionUse, schema: Fields, context: Context): Told {
  const { root, path, pointer, text } = expression;
  const { type } = screenInputs(context).get(path[0] ?? "")?.schema ?? {};
  const known =
    root === "statusCode" ? "integer" : root === "inputs" && pointer === undefined ? type : undefined;
  const wanted = wantedTypes(schema);
  if (typeof known !== "string" || wanted.length === 0) return undefined;
  if (wanted.some((one) => one === "null" || widened(one) === widened(known))) return undefined;
  const message = `never holds: ${text} is of type ${known}, and not ${wanted.join(" or ")}`;
  return { message, expected: `a schema for type ${known}` };
}

/** A constant that a reply has too, but as another type. */
function wrongWriting(use: ExpressionUse, schema: Fields, context: Context): Told {
  const wanted = constantsOf(schema);
  if (wanted.length === 0) return undefined;
  const found = valueSamples(use, context) ?? [];
  if (found.some((value) => wanted.includes(value))) return undefined;
  const meant = found.find((value) => wanted.some((one) => isMeant(one, value)));
  if (meant === undefined) return undefined;
  const message = `never holds: ${use.expression.text} is ${JSON.stringify(meant)} in a scenario's reply`;
  return { message, expected: `{ "const": ${JSON.stringify(meant)} }` };
}

/** Whether two constants of different types say the same: `true` and `"true"`, 0 and `"00"`. */
function isMeant(one: unknown, value: unknown): boolean {
  if (String(one) === String(value)) return true;
  const [number, text] = typeof one === "number" ? [one, value] : [value, one];
  return typeof number === "number" && typeof text === "string" && text !== "" && Number(text) === number;
}

function constantsOf(schema: Fields): readonly unknown[] {
  return "const" in schema ? [schema.const] : listOf(schema.enum);
}

function wantedTypes(schema: Fields): string[] {
  if (schema.type !== undefined) return [schema.type].flat().map(String);
  return [...new Set(constantsOf(schema).map(typeOf))];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function widened(type: string): string {
  return type === "integer" ? "number" : type;
}
