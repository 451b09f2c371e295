import type { ErrorObject } from "ajv";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import { parseExpression } from "#definition/expression.ts";
import { escapePart, fromPointer } from "#lib/json/pointer.ts";
import { nearest } from "#lib/text/text.ts";
import type { Finding } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

/** What an error of the meta-schema tells an author. */
export function shapeFinding(error: ErrorObject, all: readonly ErrorObject[]): Finding {
  const { instancePath: pointer, params, message = "is wrong" } = error;
  const tell = tellers[error.keyword];
  return tell ? { pointer, ...tell(error, all) } : { pointer, message: `${message}${detail(params)}` };
}

const { hints } = metaSchema.definitions;

/** Keys that decide of which kind a step is. */
export const STEP_KINDS = ["ask", "show", "redirect"];

/** Whether a pointer leads to a step, which may be of several kinds. */
export function isStep(pointer: string): boolean {
  return /^\/steps\/\d+$/.test(pointer);
}

/** The keys that an object with an unknown key may have. */
export function knownKeys({ parentSchema: schema, instancePath }: ErrorObject): string[] {
  return [...(isStep(instancePath) ? STEP_KINDS : []), ...Object.keys(fieldsOf(schema?.properties))];
}

/** What to write instead of an unknown key. */
export function insteadOf(error: ErrorObject): { readonly expected?: string; readonly nearest?: string } {
  const { params, parentSchema: schema } = error;
  const key = String(params.additionalProperty);
  if (key === "headers") return { expected: "none: the deployment sets headers" };
  const known = knownKeys(error);
  if (known.includes(`ui:${key}`)) return { nearest: `ui:${key}` };
  if (schema === hints && key in hints.properties["ui:options"].properties) {
    return { expected: `"${key}" in "ui:options"` };
  }
  const near = nearest(key, known);
  return near ? { nearest: near } : {};
}

/** Whether a value stands where a condition needs a schema, and a schema that wants this value was meant. */
function isTest(pointer: string, data: unknown): boolean {
  const [key = ""] = fromPointer(pointer).slice(-1);
  return typeof data !== "object" && !("error" in parseExpression(key));
}

type Telling = Partial<Finding> & { readonly message: string };

const tellers: Readonly<Record<string, (error: ErrorObject, all: readonly ErrorObject[]) => Telling>> = {
  additionalProperties: (error) => {
    const key = String(error.params.additionalProperty);
    const pointer = `${error.instancePath}/${escapePart(key)}`;
    return { pointer, atKey: true, message: `unknown key "${key}"`, ...insteadOf(error) };
  },
  required: ({ params, parentSchema }) => {
    const key = String(params.missingProperty);
    const described = fieldsOf(fieldsOf(parentSchema?.properties)[key]);
    return { message: `"${key}" is missing`, ...exampleOf(described) };
  },
  minLength: tooLittle("characters"),
  minItems: tooLittle("items"),
  minProperties: tooLittle("keys"),
  type: ({ params, data, instancePath }) => ({
    message: `is ${kindOf(data)}`,
    expected: isTest(instancePath, data)
      ? `{ "const": ${JSON.stringify(data)} }`
      : [params.type].flat().join(" or "),
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

function tooLittle(ofWhat: string): (error: ErrorObject) => Telling {
  return ({ params: { limit }, parentSchema }) => ({
    message: limit === 1 ? "is empty" : `has fewer than ${String(limit)} ${ofWhat}`,
    ...exampleOf(parentSchema),
  });
}

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
