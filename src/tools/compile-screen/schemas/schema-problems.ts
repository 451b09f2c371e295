import type { Finding } from "#tools/compile-screen/parts/context.ts";
import { type Fields, isFields, listOf } from "#tools/compile-screen/read/fields.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

import { formats } from "#definition/catalogue.ts";
import { toPointer } from "#lib/json/pointer.ts";
import { createAjv } from "./schema-pool.ts";

const warnings: string[] = [];
const collect = (message: unknown) => void warnings.push(String(message));
const ajv = createAjv(false, true);
// The code never runs, so it need not be optimised.
ajv.opts.code.optimize = 0;
// As a log, strict mode reports every problem; as an error it would stop at the first.
ajv.opts.strictSchema = ajv.opts.strictTypes = ajv.opts.strictTuples = ajv.opts.strictNumbers = "log";
ajv.logger = { log: collect, warn: collect, error: collect };

const KEYWORDS = new Set([
  "$id",
  "$schema",
  "$ref",
  "$comment",
  "definitions",
  "title",
  "description",
  "default",
]);
for (const keyword of [
  "examples",
  "readOnly",
  "writeOnly",
  "if",
  "then",
  "else",
  ...Object.keys(ajv.RULES.all),
]) {
  KEYWORDS.add(keyword);
}

const ONE = [
  "not",
  "if",
  "then",
  "else",
  "items",
  "contains",
  "propertyNames",
  "additionalProperties",
  "additionalItems",
];
const LISTS = ["allOf", "anyOf", "oneOf", "items"];
const MAPS = ["properties", "patternProperties", "definitions", "dependencies"];

/** By the text of a schema: the same occur again and again. Pointers count from the schema. */
const known = new Map<string, readonly Finding[]>();

/** The problems of a JSON Schema, each at its keyword. */
export function schemaProblems(schema: Fields, pointer: string): Finding[] {
  const text = JSON.stringify(schema);
  const found = known.get(text) ?? findProblems(schema);
  known.set(text, found);
  return found.map((one) => ({ ...one, pointer: pointer + one.pointer }));
}

function findProblems(schema: Fields): Finding[] {
  const found = [...keywordProblems(schema, "")];
  return found.length > 0 ? found : compileWarnings(schema).map(toFinding);
}

/** Unknown keywords and formats and invalid patterns, in the schema and in the schemas inside it. */
function* keywordProblems(schema: Fields, pointer: string): Iterable<Finding> {
  for (const keyword of Object.keys(schema)) {
    if (KEYWORDS.has(keyword)) continue;
    yield {
      pointer: `${pointer}/${keyword}`,
      atKey: true,
      ...unknownWord("JSON Schema keyword", keyword, KEYWORDS),
    };
  }
  const { pattern, format } = schema;
  if (typeof pattern === "string" && !isPattern(pattern)) {
    const message = `"${pattern}" is not a regular expression`;
    yield { pointer: `${pointer}/pattern`, message, expected: "ECMAScript with the u flag" };
  }
  if (typeof format === "string" && !Object.hasOwn(formats, format)) {
    yield { pointer: `${pointer}/format`, ...unknownWord("format", format, Object.keys(formats)) };
  }
  // ajv does not know this keyword in draft-07, and a mistake in it must not expose a secret.
  if ("writeOnly" in schema && typeof schema.writeOnly !== "boolean") {
    yield { pointer: `${pointer}/writeOnly`, message: "is not a boolean", expected: "true or false" };
  }
  for (const [path, inner] of innerSchemas(schema)) yield* keywordProblems(inner, pointer + toPointer(path));
}

function innerSchemas(schema: Fields): (readonly [readonly (string | number)[], Fields])[] {
  const has = (key: string) => key in schema;
  const candidates: (readonly [readonly (string | number)[], unknown])[] = [
    ...ONE.filter(has).map((key) => [[key], schema[key]] as const),
    ...LISTS.filter(has).flatMap((key) =>
      listOf(schema[key]).map((one, index) => [[key, index], one] as const),
    ),
    ...MAPS.filter(has).flatMap((key) =>
      Object.entries(schema[key] ?? {}).map(([name, one]) => [[key, name], one] as const),
    ),
  ];
  return candidates.flatMap(([path, inner]) => (isFields(inner) ? [[path, inner] as const] : []));
}

/** The problems that ajv's strict mode finds. The shape check reports a value that is not a schema at all. */
function compileWarnings(schema: Fields): string[] {
  warnings.length = 0;
  try {
    ajv.compile(schema);
  } catch (error) {
    if (ajv.validateSchema(schema)) warnings.push(error instanceof Error ? error.message : String(error));
    else warnings.length = 0;
  } finally {
    ajv.removeSchema(schema);
  }
  return [...new Set(warnings)];
}

function toFinding(warning: string): Finding {
  const path = /at "[^"#]*#([^"]*)"/.exec(warning)?.[1] ?? "";
  const message = warning.replace("strict mode: ", "").replace(/ at "[^"]*"(?: \(\w+\))?/, "");
  return { pointer: decodeURIComponent(path), message };
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
