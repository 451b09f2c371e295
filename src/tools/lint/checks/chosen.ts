import { type Check, type Context, READABLE } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";

/** What stands behind a choice (`$selected`) is only there for a field with choices: what is typed has nothing behind it. */
export const chosen: Check = {
  rule: "chosen",
  after: [...READABLE, "expression", "name", "ui-schema", "fillable", "list"],
  *check(context) {
    const typed = typedFields(context);
    for (const { expression, pointer, offset, atKey } of expressionUses(context)) {
      const [name = ""] = expression.path;
      if (expression.root !== "selected" || !typed.has(name)) continue;
      const message = `"${name}" is typed, and so ${expression.text} has no value`;
      const about = { expected: "a field with choices", nearest: `$inputs.${name}` };
      yield { pointer, offset, ...(atKey && { atKey }), message, ...about };
    }
  },
};

/** Fields that have no choices in any form. */
function typedFields({ parts }: Context): ReadonlySet<string> {
  const typed = new Set<string>();
  const choosing = new Set<string>();
  for (const { ask } of parts.asks) {
    for (const { name, schema } of inputsOf(fieldsOf(ask.schema))) {
      const { source } = fieldsOf(fieldsOf(fieldsOf(ask.uiSchema)[name])["ui:options"]);
      const isChosen = source !== undefined || name in fieldsOf(ask.lists) || !isTyped(name, schema, ask);
      (isChosen ? choosing : typed).add(name);
    }
  }
  return new Set([...typed].filter((name) => !choosing.has(name)));
}

const BRANCHES = ["oneOf", "anyOf", "allOf", "$ref", "if"];

/** A list or a group is not typed, and a branch, of the field or of the form, may give choices. */
function isTyped(name: string, schema: Fields, ask: Fields): boolean {
  const { properties: _, ...others } = fieldsOf(ask.schema);
  const isNamed = JSON.stringify(others).includes(`${JSON.stringify(name)}:`);
  const isPlain = schema.type !== "array" && schema.type !== "object";
  return isPlain && !isNamed && !BRANCHES.some((key) => key in schema);
}
