import { type Check, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";
import { createAjv } from "#tools/compile-screen/schemas/schema-pool.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

/** Keys that rjsf reads in addition to the names of fields. */
const STRUCTURE = ["items", "anyOf", "oneOf", "additionalProperties", "additionalItems"];

const ajv = createAjv(false, true);

/** UI hints belong to existing fields, and a form's messages to existing keywords. */
export const uiSchema: Check = {
  rule: "ui-schema",
  after: READABLE,
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      yield* hintProblems(fieldsOf(ask.uiSchema), fieldsOf(ask.schema), `${pointer}/uiSchema`);
      yield* fieldProblems(ask, pointer);
      yield* requiredProblems(fieldsOf(ask.schema), fieldsOf(ask.schema), `${pointer}/schema`);
      yield* messageProblems(ask.messages, `${pointer}/messages`);
      for (const [name, hint] of Object.entries(fieldsOf(ask.uiSchema))) {
        const { messages } = fieldsOf(fieldsOf(hint)["ui:options"]);
        yield* messageProblems(messages, `${pointer}/uiSchema/${name}/ui:options/messages`);
      }
    }
  },
};

function* messageProblems(messages: unknown, pointer: string): Iterable<Finding> {
  for (const keyword of Object.keys(fieldsOf(messages))) {
    if (ajv.getKeyword(keyword)) continue;
    const known = Object.keys(ajv.RULES.all);
    yield { pointer: `${pointer}/${keyword}`, atKey: true, ...unknownWord("keyword", keyword, known) };
  }
}

/** Only fields of the form are required: nobody could fill in another. */
function* requiredProblems(schema: Fields, form: Fields, pointer: string): Iterable<Finding> {
  const names = inputsOf(form).map(({ name }) => name);
  for (const [index, name] of listOf(schema.required).entries()) {
    if (typeof name !== "string" || names.includes(name)) continue;
    yield { pointer: `${pointer}/required/${index}`, ...unknownWord("field", name, names) };
  }
  for (const key of ["if", "then", "else"]) {
    if (key in schema) yield* requiredProblems(fieldsOf(schema[key]), form, `${pointer}/${key}`);
  }
  for (const key of ["allOf", "anyOf", "oneOf"]) {
    for (const [index, branch] of listOf(schema[key]).entries()) {
      yield* requiredProblems(fieldsOf(branch), form, `${pointer}/${key}/${index}`);
    }
  }
}

/** Other keys of a form that name fields, such as its limits, name existing ones. */
function* fieldProblems(ask: Fields, pointer: string): Iterable<Finding> {
  const names = inputsOf(fieldsOf(ask.schema)).map(({ name }) => name);
  for (const key of ["enabled", "shown", "suggest", "limits", "titles", "lists"]) {
    for (const name of Object.keys(fieldsOf(ask[key]))) {
      if (names.includes(name)) continue;
      yield { pointer: `${pointer}/${key}/${name}`, atKey: true, ...unknownWord("field", name, names) };
    }
  }
  for (const [index, note] of listOf(ask.notes).entries()) {
    const { field } = fieldsOf(note);
    if (typeof field !== "string" || names.includes(field)) continue;
    yield { pointer: `${pointer}/notes/${index}/field`, ...unknownWord("field", field, names) };
  }
  for (const [index, pair] of listOf(ask.same).entries()) {
    for (const key of ["field", "as"]) {
      const name = fieldsOf(pair)[key];
      if (typeof name !== "string" || names.includes(name)) continue;
      yield { pointer: `${pointer}/same/${index}/${key}`, ...unknownWord("field", name, names) };
    }
  }
}

function* hintProblems(hints: Fields, schema: Fields, pointer: string): Iterable<Finding> {
  const names = inputsOf(schema).map(({ name }) => name);
  for (const key of Object.keys(hints)) {
    if (key.startsWith("ui:") || names.includes(key)) continue;
    if (STRUCTURE.includes(key) && key in schema) continue;
    yield { pointer: `${pointer}/${key}`, atKey: true, ...unknownWord("field", key, names) };
  }
  for (const [index, name] of listOf(hints["ui:order"]).entries()) {
    if (name === "*" || names.includes(String(name))) continue;
    yield { pointer: `${pointer}/ui:order/${index}`, ...unknownWord("field", String(name), names) };
  }
}
