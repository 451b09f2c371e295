import { Ajv } from "ajv";

import { formats } from "#definition/catalogue.ts";
import { type Fields, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { backtracksExponentially } from "#tools/lint/backtracking.ts";

import { titleOf } from "./existing-screens.ts";
import type { Tell } from "./openapi-schema.ts";
import type { Kind } from "./operation-fields.ts";

const OF_TEXT = ["minLength", "maxLength", "pattern"];
const OF_NUMBER = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
const RANGES = [
  ["minLength", "maxLength"],
  ["minimum", "maximum"],
] as const;
/** Formats that say no more than the type. */
const SIZES = ["int32", "int64", "float", "double", "password"];
/** Keywords that a field cannot express. */
const UNSAID = ["not", "if", "then", "else", "contains", "uniqueItems"];
const DECIMAL = "^-?\\d+(?:\\.\\d+)?$";

/** The keywords of a property that a form checks; `tell` reports those that it does not. */
export function plainSchema(property: Fields, kind: Kind, path: string, tell: Tell): Fields {
  const schema = written(property, kind);
  for (const keyword of [...OF_TEXT, ...OF_NUMBER, ...UNSAID]) {
    if (property[keyword] !== undefined && !(keyword in schema) && kind !== "select")
      tell(path, `"${keyword}" is not checked`);
  }
  const format = textOf(property.format);
  if (format !== undefined && !("format" in schema) && !SIZES.includes(format))
    tell(path, `the format "${format}" is not checked`);
  return sound(kind === "money" ? notNegative(schema, path, tell) : schema, path, tell);
}

/** An amount below nothing is none. */
function notNegative(schema: Fields, path: string, tell: Tell): Fields {
  const entries = Object.entries(schema);
  for (const [keyword, value] of entries)
    if (isNegative(value)) tell(path, `its "${keyword}" is below 0, and is left out`);
  return Object.fromEntries(entries.filter(([, value]) => !isNegative(value)));
}

function isNegative(value: unknown): boolean {
  return typeof value === "number" && value < 0;
}

function written(property: Fields, kind: Kind): Fields {
  const kept = (keywords: readonly string[]) =>
    Object.fromEntries(
      Object.entries(property).filter(([key, value]) => keywords.includes(key) && value !== undefined),
    );
  if (kind === "select") return choiceSchema(property);
  if (kind === "money") return { type: "integer", ...inKobo(kept([...OF_NUMBER, "default"])) };
  if (kind === "number") return { type: "integer", ...kept([...OF_NUMBER, "default"]) };
  if (kind === "checkbox") return { type: "boolean", ...kept(["default"]) };
  if (kind === "decimal") {
    const { default: first } = property;
    return { type: "string", pattern: DECIMAL, ...(typeof first === "number" && { default: String(first) }) };
  }
  const isKnown = Object.hasOwn(formats, String(property.format));
  const isSecret = kind === "pin" || kind === "password";
  return {
    type: "string",
    ...kept(isSecret ? OF_TEXT : [...OF_TEXT, "default"]),
    ...(isKnown && { format: property.format }),
  };
}

/** Converts amounts of an API from naira to kobo. */
function inKobo(bounds: Fields): Fields {
  return Object.fromEntries(
    Object.entries(bounds).map(([key, value]) => [
      key,
      typeof value === "number" ? Math.round(value * 100) : value,
    ]),
  );
}

/** What customers choose is a text, whatever is sent for it. */
function choiceSchema(property: Fields): Fields {
  const choices = choicesOf(property);
  return {
    type: "string",
    oneOf: choices.map((choice) => ({ const: String(choice), title: titleOf(String(choice)) || "None" })),
    ...(choices.some((one) => one === property.default) && { default: String(property.default) }),
  };
}

/** The plain values that a property lists, each once: a customer could not tell 1 from "1". */
export function choicesOf(property: Fields): (string | number | boolean)[] {
  const plain = listOf(property.enum).flatMap((one) =>
    typeof one === "string" || typeof one === "number" || typeof one === "boolean" ? [one] : [],
  );
  return plain.filter((one, at) => plain.findIndex((other) => String(other) === String(one)) === at);
}

/** Removes keywords that would make the field impossible or hang a phone. */
function sound(schema: Fields, path: string, tell: Tell): Fields {
  const kept: { [keyword: string]: unknown } = { ...schema };
  const pattern = textOf(kept.pattern);
  if (pattern !== undefined && !isSafe(pattern)) drop("pattern", "could take too long, or is none");
  for (const [low, high] of RANGES) {
    if (Number(kept[low]) > Number(kept[high])) drop(low, `is above its "${high}"`);
  }
  if ("default" in kept && !acceptorOf(kept)(kept.default)) drop("default", "is refused by the field itself");
  return kept;

  function drop(keyword: string, why: string): void {
    delete kept[keyword];
    tell(path, `its "${keyword}" ${why}, and is left out`);
  }
}

const ajv = new Ajv({ strict: false, logger: false, formats });

/** Whether a schema made here accepts a value. */
export function acceptorOf({ default: _default, ...schema }: Fields): (value: unknown) => boolean {
  const validate = ajv.compile(schema);
  return (value) => validate(value);
}

function isSafe(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp && !backtracksExponentially(pattern);
  } catch {
    return false;
  }
}
