import { isLoneExpression, parseTemplate } from "#definition/expression.ts";
import { type Check, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";

const BOUNDS = ["minimum", "maximum", "fixed"];
const LENGTHS = ["minLength", "maxLength"];
const DAY = /^\d{4}-\d\d-\d\d/;

/** A limit that is written out is a number, or the day of a date: "10,000" cannot be read, and the field would be refused. */
export const limitTexts: Check = {
  rule: "limit",
  after: [...READABLE, "expression"],
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      const types = new Map(inputsOf(fieldsOf(ask.schema)).map(({ name, schema }) => [name, schema]));
      for (const [field, limit] of Object.entries(fieldsOf(ask.limits))) {
        const isDay = types.get(field)?.format === "date";
        const at = `${pointer}/limits/${field}`;
        for (const key of BOUNDS) yield* textProblems(fieldsOf(limit), key, at, isDay);
        for (const key of LENGTHS) yield* textProblems(fieldsOf(limit), key, at, false);
      }
    }
  },
};

function* textProblems(limit: Fields, key: string, pointer: string, isDay: boolean): Iterable<Finding> {
  const values = Array.isArray(limit[key])
    ? limit[key].map((one, index) => [one, `/${index}`])
    : [[limit[key], ""]];
  for (const [value, index] of values) {
    if (typeof value !== "string" || value === "" || !isPlain(value)) continue;
    const number = Number(value.replaceAll(",", ""));
    const expected = isDay
      ? 'a day such as "2026-11-20", or an expression'
      : `${Number.isNaN(number) ? "a number" : number}, or an expression`;
    if (isDay && DAY.test(value)) continue;
    yield { pointer: `${pointer}/${key}${index}`, message: `"${value}" is a text`, expected };
  }
}

/** Whether a text has no expression in it. */
function isPlain(text: string): boolean {
  return !isLoneExpression(text) && parseTemplate(text).every((part) => typeof part === "string");
}
