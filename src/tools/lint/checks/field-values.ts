import { Ajv } from "ajv";

import { formats } from "#definition/catalogue.ts";
import type { Check, Finding } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";
import { amountBeyond, amountRange } from "#tools/lint/amount-range.ts";
import { currencyOf } from "#tools/lint/currency.ts";

/** Pairs of keywords; the first must not be greater than the second. */
const RANGES = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
] as const;

/** What an amount field expects instead of an amount that it refuses; undefined for an accepted one. */
type Beyond = (amount: unknown) => string | undefined;

const ajv = new Ajv({ strict: false, validateSchema: false, logger: false, formats });

/** A field accepts its default and its quick amounts, and there is a value that it accepts. */
export const fieldValues: Check = {
  rule: "value",
  *check({ parts, settings }) {
    const currency = currencyOf(settings);
    const inMinor = (beyond: Beyond) => (minor: unknown) => beyond(Number(minor) / currency.minors);
    for (const { ask, pointer } of parts.asks) {
      for (const { name, schema } of inputsOf(fieldsOf(ask.schema))) {
        const at = `${pointer}/schema/properties/${name}`;
        yield* emptyRanges(schema, at);
        const hints = fieldsOf(fieldsOf(ask.uiSchema)[name]);
        const range = hints["ui:widget"] === "money" ? amountRange(ask, name) : undefined;
        const beyond = (amount: unknown) => range && amountBeyond(range, Number(amount), settings)?.expected;
        if ("default" in schema) yield* refusedDefault(schema, inMinor(beyond), `${at}/default`);
        const { quickAmounts } = fieldsOf(hints["ui:options"]);
        const place = `${pointer}/uiSchema/${name}/ui:options/quickAmounts`;
        yield* refusedAmounts(quickAmounts, beyond, place, currency.name);
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

/** `beyond` describes limits that the schema does not know. */
function refusedDefault(schema: Fields, beyond: Beyond, pointer: string): Finding[] {
  const value = schema.default;
  const error = errorOf(schema, value);
  const message = `the field refuses its default ${JSON.stringify(value)}`;
  if (error !== undefined) return [{ pointer, message: `${message}: it ${error}` }];
  const expected = typeof value === "number" ? beyond(value) : undefined;
  return expected === undefined ? [] : [{ pointer, message, expected }];
}

/** Cached by what was judged, because the same fields occur again and again. */
const judged = new Map<string, string | undefined>();

/** How a schema refuses a value. */
function errorOf({ default: _default, ...schema }: Fields, value: unknown): string | undefined {
  const key = JSON.stringify([schema, value]);
  if (!judged.has(key)) judged.set(key, judge(schema, value));
  return judged.get(key);
}

/** The compiler's checks report an invalid schema. */
function judge(schema: Fields, value: unknown): string | undefined {
  try {
    const validate = ajv.compile(schema);
    if (validate(value)) return undefined;
    const [{ message = "is refused" } = {}] = validate.errors ?? [];
    return message;
  } catch {
    return undefined;
  }
}

/** Only amounts written in the screen, not those from the tenant's settings; whole major units. */
function* refusedAmounts(amounts: unknown, beyond: Beyond, pointer: string, name: string): Iterable<Finding> {
  for (const [index, amount] of listOf(amounts).entries()) {
    const expected = beyond(amount);
    if (expected === undefined) continue;
    yield {
      pointer: `${pointer}/${index}`,
      message: `the field refuses ${String(amount)} ${name}`,
      expected,
    };
  }
}
