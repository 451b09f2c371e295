import { Ajv } from "ajv";

import { formats } from "#definition/catalogue.ts";
import type { Check, Finding } from "#tools/compile-screen/context.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/fields.ts";
import { inputsOf } from "#tools/compile-screen/inputs.ts";

/** Pairs of keywords of which the first must not be above the second. */
const RANGES = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
] as const;

const ajv = new Ajv({ strict: false, validateSchema: false, logger: false, formats });

/** What a field begins with or offers as one tap, it accepts; and it accepts something. */
export const fieldValues: Check = {
  rule: "value",
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      for (const { name, schema } of inputsOf(fieldsOf(ask.schema))) {
        const at = `${pointer}/schema/properties/${name}`;
        yield* emptyRanges(schema, at);
        if ("default" in schema) yield* refusedDefault(schema, `${at}/default`);
        const { quickAmounts } = fieldsOf(fieldsOf(fieldsOf(ask.uiSchema)[name])["ui:options"]);
        yield* refusedAmounts(quickAmounts, schema, `${pointer}/uiSchema/${name}/ui:options/quickAmounts`);
      }
    }
  },
};

function* emptyRanges(schema: Fields, pointer: string): Iterable<Finding> {
  for (const [low, high] of RANGES) {
    const { [low]: least, [high]: most } = schema;
    if (typeof least !== "number" || typeof most !== "number" || least <= most) continue;
    yield {
      pointer: `${pointer}/${low}`,
      message: `${least} is above "${high}"`,
      expected: `${most} or less`,
    };
  }
}

function refusedDefault(schema: Fields, pointer: string): Finding[] {
  const value = schema.default;
  const [error] = errorsOf(schema, value);
  if (error === undefined) return [];
  return [{ pointer, message: `the field refuses its default ${JSON.stringify(value)}: it ${error}` }];
}

/** A schema that is none is told by the compiler's checks. */
function errorsOf({ default: _default, ...schema }: Fields, value: unknown): string[] {
  try {
    const validate = ajv.compile(schema);
    validate(value);
    return (validate.errors ?? []).map(({ message = "is refused" }) => message);
  } catch {
    return [];
  }
}

/** Written out in the screen rather than taken from the tenant's settings; whole naira. */
function* refusedAmounts(amounts: unknown, schema: Fields, pointer: string): Iterable<Finding> {
  const { minimum = 0, maximum = Infinity } = schema as { minimum?: number; maximum?: number };
  for (const [index, naira] of listOf(amounts).entries()) {
    const kobo = Number(naira) * 100;
    if (kobo >= minimum && kobo <= maximum) continue;
    const expected = kobo < minimum ? `${minimum / 100} naira or more` : `${maximum / 100} naira or less`;
    yield { pointer: `${pointer}/${index}`, message: `the field refuses ${String(naira)} naira`, expected };
  }
}
