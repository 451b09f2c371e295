import { type Check, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

/**
 * A list of objects has the widget "sheet", and other fields have not. It says how many rows it takes, and its columns
 * are plain values.
 */
export const sheets: Check = {
  rule: "sheet",
  after: READABLE,
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      for (const { name, schema } of inputsOf(fieldsOf(ask.schema))) {
        const hints = fieldsOf(fieldsOf(ask.uiSchema)[name]);
        yield* fieldProblems(name, schema, hints, pointer);
      }
    }
  },
};

function* fieldProblems(name: string, schema: Fields, hints: Fields, pointer: string): Iterable<Finding> {
  const at = `${pointer}/schema/properties/${name}`;
  const isList = schema.type === "array";
  if (isList !== (hints["ui:widget"] === "sheet")) {
    const message = `"${name}" is an incomplete list of rows`;
    yield { pointer: at, atKey: true, message, expected: '"type": "array" and "ui:widget": "sheet"' };
  }
  if (!isList) {
    if ("items" in hints) {
      const message = `"${name}" has no columns`;
      yield {
        pointer: `${pointer}/uiSchema/${name}/items`,
        atKey: true,
        message,
        expected: '"type": "array"',
      };
    }
    return;
  }
  if (!("maxItems" in schema)) {
    const message = `"${name}" does not say how many rows it takes`;
    yield { pointer: at, atKey: true, message, expected: '"maxItems", such as 100' };
  }
  yield* columnProblems(fieldsOf(schema.items), fieldsOf(hints.items), name, pointer);
}

function* columnProblems(items: Fields, hints: Fields, name: string, pointer: string): Iterable<Finding> {
  const at = `${pointer}/schema/properties/${name}/items`;
  const columns = fieldsOf(items.properties);
  if (Object.keys(columns).length === 0) {
    yield { pointer: at, message: `the rows of "${name}" have no columns`, expected: '"properties"' };
  }
  for (const [column, schema] of Object.entries(columns)) {
    const { type, writeOnly } = fieldsOf(schema);
    const here = `${at}/properties/${column}`;
    if (type !== "string" && type !== "integer") {
      const message = `a column is a text or a whole number, and "${column}" is neither`;
      yield { pointer: here, message, expected: '"type": "string" or "integer"' };
    }
    if (writeOnly === true) {
      const message = `"${column}" would be a secret in each row`;
      yield { pointer: `${here}/writeOnly`, message, expected: "a field of its own" };
    }
  }
  for (const column of Object.keys(hints)) {
    if (column in columns) continue;
    const unknown = unknownWord("column", column, Object.keys(columns));
    yield { pointer: `${pointer}/uiSchema/${name}/items/${column}`, atKey: true, ...unknown };
  }
}
