import { Ajv, type ErrorObject } from "ajv";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import { nearest } from "#lib/text.ts";
import { escapePart } from "#lib/pointer.ts";
import type { Check, Finding } from "#tools/compile-screen/context.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/fields.ts";
import { vocabulary } from "#definition/meta.ts";

const validate = new Ajv({
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  verbose: true,
})
  .addVocabulary(vocabulary)
  .compile(metaSchema);

/** The file has the shape that the meta-schema describes. */
export const shape: Check = {
  rule: "shape",
  check({ value }) {
    validate(value);
    const errors = validate.errors ?? [];
    return errors.filter(isTelling).map((error) => toFinding(error, errors));
  },
};

const { transform, transformed, jsonSchemaObject } = metaSchema.definitions;
/** Rules for editors only; other checks report these problems in more detail. */
const TOLD_ELSEWHERE = new Set<unknown>([
  transform,
  transform.then,
  transformed.properties.as,
  jsonSchemaObject.properties.format,
  jsonSchemaObject.properties.writeOnly,
]);

/** Errors inside the branches of a choice, and errors that only say which branch was taken, explain nothing. */
function isTelling({ keyword, schemaPath, propertyName, parentSchema }: ErrorObject): boolean {
  const isBranch = keyword === "if" || propertyName !== undefined || /\/(?:oneOf|anyOf)\/\d/.test(schemaPath);
  return !isBranch && !TOLD_ELSEWHERE.has(parentSchema);
}

function toFinding(error: ErrorObject, all: readonly ErrorObject[]): Finding {
  const { instancePath: pointer, params, message = "is wrong" } = error;
  const tell = tellers[error.keyword];
  return tell ? { pointer, ...tell(error, all) } : { pointer, message: `${message}${detail(params)}` };
}

type Telling = Partial<Finding> & { readonly message: string };

const tellers: Readonly<Record<string, (error: ErrorObject, all: readonly ErrorObject[]) => Telling>> = {
  additionalProperties: ({ instancePath, params, parentSchema }) => {
    const key = String(params.additionalProperty);
    const near = nearest(key, Object.keys(fieldsOf(parentSchema?.properties)));
    const pointer = `${instancePath}/${escapePart(key)}`;
    return { pointer, atKey: true, message: `unknown key "${key}"`, ...(near && { nearest: near }) };
  },
  required: ({ params }) => ({ message: `"${String(params.missingProperty)}" is missing` }),
  type: ({ params, data }) => ({
    message: `is ${kindOf(data)}`,
    expected: [params.type].flat().join(" or "),
  }),
  enum: ({ params, data }) => oneOf(data, listOf(params.allowedValues)),
  const: ({ params, data }) => ({
    message: `is ${JSON.stringify(data)}`,
    expected: JSON.stringify(params.allowedValue),
  }),
  pattern: ({ data, parentSchema }) => ({
    message: `${JSON.stringify(data)} has the wrong form`,
    ...exampleOf(parentSchema),
  }),
  propertyNames: ({ instancePath, params }) => ({
    pointer: `${instancePath}/${escapePart(String(params.propertyName))}`,
    atKey: true,
    message: `"${String(params.propertyName)}" is not a name`,
    expected: "letters, digits, _ and -, and a letter first",
  }),
  oneOf: ({ data, schema }) => {
    const keys = listOf(schema).flatMap((branch) => listOf(fieldsOf(branch).required).map(String));
    const present = keys.filter((key) => Object.hasOwn(fieldsOf(data), key));
    const message =
      present.length === 0 ? "has no effect" : `has ${present.length} effects: ${present.join(", ")}`;
    return { message, expected: `exactly one of ${keys.join(", ")}` };
  },
  anyOf: ({ data, instancePath }, all) => {
    const choices = all.filter((one) => one.keyword === "enum" && one.instancePath === instancePath);
    const allowed = new Set(choices.flatMap(({ params }) => listOf(params.allowedValues)));
    return oneOf(data, [...allowed]);
  },
};

function oneOf(data: unknown, allowed: readonly unknown[]): Telling {
  const words = allowed.map((word) => (typeof word === "string" ? word : JSON.stringify(word)));
  const near = typeof data === "string" ? nearest(data, words) : undefined;
  const message = `${JSON.stringify(data)} is not allowed here`;
  // With a long list, the nearest word is enough.
  const listed = words.length > 0 && (!near || words.length <= 8);
  return {
    message,
    ...(listed && { expected: `one of ${words.join(", ")}` }),
    ...(near && { nearest: near }),
  };
}

function exampleOf(schema: ErrorObject["parentSchema"]): { expected?: string } {
  const example = textOf(listOf(schema?.examples)[0]);
  return example ? { expected: `something like "${example}"` } : {};
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function detail(params: ErrorObject["params"]): string {
  return typeof params.i === "number" ? ` (${String(params.i)} and ${String(params.j)})` : "";
}
