import type { Check, Finding } from "#tools/compile-screen/context.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/fields.ts";
import { inputsOf } from "#tools/compile-screen/inputs.ts";

const EXPECTED = '"type": "object", "ui:widget": "fields", and an entry in "lists"';

/**
 * A field whose parts come from a reply is an object, has the widget "fields" and an entry in `lists`; other fields
 * have none of these.
 */
export const lists: Check = {
  rule: "list",
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) yield* listProblems(ask, pointer);
  },
};

function* listProblems(ask: Fields, pointer: string): Iterable<Finding> {
  const known = fieldsOf(ask.lists);
  for (const { name, schema } of inputsOf(fieldsOf(ask.schema))) {
    const isObject = schema.type === "object";
    const isDrawn = fieldsOf(fieldsOf(ask.uiSchema)[name])["ui:widget"] === "fields";
    const isListed = Object.hasOwn(known, name);
    if (isObject === isDrawn && isObject === isListed) continue;
    const at = `${pointer}/schema/properties/${name}`;
    yield {
      pointer: at,
      atKey: true,
      message: `"${name}" is an incomplete list of fields`,
      expected: EXPECTED,
    };
  }
}
