import type { Meta } from "#definition/meta.ts";
import { isRecord } from "#lib/json/record.ts";

/** What a condition asks of a value: the words of JSON Schema as product staff calls them. */
const SCHEMA: Meta = { type: "object", allOf: [{ $ref: "http://json-schema.org/draft-07/schema#" }] };
const SCALARS = ["string", "number", "boolean", "null"];
const KINDS = ["string", "integer", "number", "boolean", "null", "array", "object"];

const simple: { readonly [word: string]: Meta } = {
  const: { title: "Is", description: "The value itself.", type: SCALARS },
  enum: { title: "Is one of", type: "array", items: { title: "Value", type: SCALARS } },
  type: {
    title: "Kind",
    description: "`null` is a value that is missing.",
    anyOf: [
      { type: "string", enum: KINDS },
      { type: "array", items: { type: "string", enum: KINDS } },
    ],
  },
  pattern: {
    title: "Fits the pattern",
    description: "A regular expression.",
    type: "string",
    examples: ["^\\d{10}$"],
  },
  minLength: { title: "Shortest", description: "Characters that it must have.", type: "integer" },
  maxLength: { title: "Longest", description: "Characters that it may have.", type: "integer" },
  minimum: { title: "At least", type: "number" },
  maximum: { title: "At most", type: "number" },
  exclusiveMinimum: { title: "More than", type: "number" },
  exclusiveMaximum: { title: "Less than", type: "number" },
  minItems: { title: "Fewest items", type: "integer" },
  maxItems: { title: "Most items", type: "integer" },
  required: {
    title: "Has the keys",
    description: "Of an object, with commas between.",
    type: "array",
    items: { type: "string" },
  },
};
/** The type without which a word is refused. */
export const NEEDED_TYPES: { readonly [word: string]: string } = {
  pattern: "string",
  minLength: "string",
  maxLength: "string",
  minimum: "number",
  maximum: "number",
  exclusiveMinimum: "number",
  exclusiveMaximum: "number",
  minItems: "array",
  maxItems: "array",
  items: "array",
  required: "object",
  properties: "object",
};
const nested: { readonly [word: string]: Meta } = {
  not: { title: "Is not", ...SCHEMA },
  anyOf: {
    title: "Any of",
    type: "array",
    items: { title: "Condition", examples: [{ type: "null" }], ...SCHEMA },
  },
  items: { title: "Each item", ...SCHEMA },
  properties: { title: "Of its keys", type: "object", additionalProperties: SCHEMA },
};

/** Whether a value is a JSON Schema, whose words the meta-schema takes from outside. */
export function isJsonSchema(facets: readonly Meta[]): boolean {
  return facets.some(({ $ref }) => $ref?.startsWith("http://json-schema.org/"));
}

/** What can be set in a JSON Schema that is a condition; words that are there and not known are written as JSON. */
export function schemaWords(value: unknown): { readonly [word: string]: Meta } {
  if (!isRecord(value)) return simple;
  const known = { ...simple, ...nested };
  const others = Object.keys(value).filter((word) => !Object.hasOwn(known, word));
  return { ...known, ...Object.fromEntries(others.map((word) => [word, { type: "json" }])) };
}
