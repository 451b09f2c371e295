import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";

import { acceptorOf } from "./field-schema.ts";
import type { Kind } from "./operation-fields.ts";

const TEXTS = ["Sample", "ada@example.com", "08031234567", "2030-01-15", "https://example.com", "12:30"];
const LENGTHS = Array.from({ length: 24 }, (_, index) => index + 1);
const NUMBERS = [1000, 1, 10, 100, 0, 50_000, 100_000, 1_000_000];

/** A value that the field accepts: the property's own example, or one found by trying. Undefined when none is found. */
export function sampleOf(schema: Fields, kind: Kind, property: Fields): unknown {
  const own = [property.example, ...listOf(property.examples), schema.default];
  const candidates = [...own.map((one) => toInput(one, kind)), ...common(schema, kind)];
  const accepts = acceptorOf(schema);
  return candidates.find((one) => one !== undefined && accepts(one));
}

/** Converts an example from the API's form to the form of an input. */
function toInput(value: unknown, kind: Kind): unknown {
  if (kind === "money") return typeof value === "number" ? Math.round(value * 100) : undefined;
  const isPlain = typeof value === "number" || typeof value === "boolean";
  return isPlain && (kind === "decimal" || kind === "select") ? String(value) : value;
}

function common(schema: Fields, kind: Kind): unknown[] {
  const choices = listOf(schema.oneOf).map((choice) => fieldsOf(choice).const);
  if (kind === "select" || kind === "checkbox") return [...choices, true];
  if (kind === "pin") return ["1234", "123456"];
  const { minimum, maximum, minLength } = schema as { [keyword: string]: number | undefined };
  if (schema.type === "integer") return [100_000, ...NUMBERS, minimum, maximum, (minimum ?? 0) + 1];
  const long = typeof minLength === "number" ? ["Sample".padEnd(minLength, "s")] : [];
  return [
    ...TEXTS,
    ...long,
    ...LENGTHS.flatMap((length) => ["1", "A", "a"].map((letter) => letter.repeat(length))),
  ];
}
