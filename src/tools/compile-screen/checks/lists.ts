import { listKinds } from "#definition/catalogue.ts";
import { type Check, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

const EXPECTED = '"type": "object", "ui:widget": "fields", and an entry in "lists"';

/**
 * A field whose parts come from a reply is an object, has the widget "fields" and an entry in `lists`; other fields
 * have none of these. The keys of an entry fit each other.
 */
export const lists: Check = {
  rule: "list",
  after: READABLE,
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      yield* listProblems(ask, pointer);
      for (const [name, list] of Object.entries(fieldsOf(ask.lists))) {
        yield* keyProblems(fieldsOf(list), `${pointer}/lists/${name}`);
      }
    }
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

/** A kind that is the same for all fields is known, only a quantity has limits, and what nobody types has a value. */
function* keyProblems(list: Fields, pointer: string): Iterable<Finding> {
  const { kind } = list;
  if (typeof kind === "string" && !kind.includes("$") && !Object.hasOwn(listKinds, kind)) {
    yield { pointer: `${pointer}/kind`, ...unknownWord("kind of field", kind, Object.keys(listKinds)) };
  }
  const limit = ["minimum", "maximum"].find((key) => key in list);
  if (limit && typeof kind === "string" && Object.hasOwn(listKinds, kind) && kind !== "quantity") {
    const message = `a field of the kind "${kind}" has no ${limit}`;
    yield { pointer: `${pointer}/${limit}`, atKey: true, message, expected: '"kind": "quantity"' };
  }
  const given = ["hidden", "readOnly"].find((key) => key in list);
  if (given && !("value" in list)) {
    const message = `"${given}" without a value: nobody could fill it in`;
    yield { pointer: `${pointer}/${given}`, atKey: true, message, expected: '"value"' };
  }
}
