import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";

/** Every field is used: in a request, a condition or a text. An unused field wastes the customer's time. */
export const unusedFields: Check = {
  rule: "unused",
  after: ["expression", "name", "empty", "bare"],
  *check(context) {
    const used = usedInputs(context);
    for (const { ask, pointer } of context.parts.asks) {
      const hints = fieldsOf(ask.uiSchema);
      for (const { name, schema } of inputsOf(fieldsOf(ask.schema))) {
        // Nobody is asked to fill it in.
        const isShown = schema.readOnly === true || fieldsOf(hints[name])["ui:widget"] === "read-only";
        if (!used.has(name) && !isShown && !isAgreement(schema)) yield unused(name, pointer, ask);
      }
    }
  },
};

function usedInputs(context: Context): ReadonlySet<unknown> {
  const { parts, screen } = context;
  const named = expressionUses(context).flatMap(({ expression: { root, path } }) =>
    root === "inputs" || root === "selected" ? [path[0]] : [],
  );
  const repeated = parts.asks.flatMap(({ ask }) => listOf(ask.same).map((pair) => fieldsOf(pair).field));
  const decided = parts.asks.flatMap(({ ask }) => decidingFields(fieldsOf(ask.schema)));
  return new Set([...named, ...repeated, ...decided, ...listOf(fieldsOf(screen.recipients).inputs)]);
}

/** Fields that an `if` of the schema reads, to ask for others. */
function decidingFields(schema: Fields): string[] {
  const branches = [...listOf(schema.allOf), ...listOf(schema.anyOf), ...listOf(schema.oneOf)].map(fieldsOf);
  const inner = [...branches, fieldsOf(schema.then), fieldsOf(schema.else)];
  const own = Object.keys(fieldsOf(fieldsOf(schema.if).properties));
  return [...own, ...inner.filter((one) => Object.keys(one).length > 0).flatMap(decidingFields)];
}

/** A checkbox may exist only to be ticked. */
function isAgreement(schema: Fields): boolean {
  return schema.type === "boolean";
}

function unused(name: string, pointer: string, ask: Fields): Finding {
  const own = Object.hasOwn(fieldsOf(fieldsOf(ask.schema).properties), name);
  return {
    pointer: own ? `${pointer}/schema/properties/${name}` : `${pointer}/schema`,
    ...(own && { atKey: true }),
    message: `"${name}" is asked for and never used`,
    expected: `$inputs.${name} in a request, or no such field`,
  };
}
