import { type Check, type Context, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { followed, type Meeting, unitOf } from "#tools/lint/amount-unit.ts";
import { settingPointer } from "#tools/lint/amount-range.ts";

const BOUNDS = ["minimum", "maximum", "fixed"];

/** Kobo and naira do not meet: neither in a sum, nor where an amount is changed twice, nor in a limit. */
export const mixedUnits: Check = {
  rule: "unit",
  after: [...READABLE, "expression", "name", "limit", "currency", "catalogue", "unit"],
  *check(context) {
    for (const { form, value, pointer, scope } of context.parts.forms) {
      if (form !== "$value") continue;
      for (const meeting of followed(value, context, scope.call).meetings) {
        const isList = Array.isArray(value.as);
        yield findingOf(meeting, isList ? `${pointer}/as/${meeting.at}` : `${pointer}/as`);
      }
    }
    for (const place of koboPlaces(context)) yield* inNaira(place, context);
  },
};

function findingOf({ name, is, other }: Meeting, pointer: string): Finding {
  if (other) {
    const message = `adds ${other} to ${is}`;
    return { pointer, message, expected: `"as": "${is}" of what is added` };
  }
  if (name === is) return { pointer, message: `is in ${is} already`, expected: "none" };
  return { pointer, message: `"${name}" reads naira, and this is in kobo`, expected: '"naira" before it' };
}

/** Where an amount must be in kobo, with what says it. */
type Place = {
  readonly value: unknown;
  readonly pointer: string;
  readonly what: string;
  readonly call?: Fields;
};

function koboPlaces({ parts, screen }: Context): Place[] {
  const money = parts.asks.flatMap(({ ask, pointer }) =>
    Object.entries(fieldsOf(ask.uiSchema)).flatMap(([field, hint]) =>
      fieldsOf(hint)["ui:widget"] === "money" ? [{ ask, pointer, field }] : [],
    ),
  );
  const fields = new Set(money.map(({ field }) => field));
  return [
    ...money.flatMap(({ ask, pointer, field }) => [
      ...BOUNDS.flatMap((key) =>
        boundsOf(fieldsOf(fieldsOf(ask.limits)[field])[key], field, `${pointer}/limits/${field}/${key}`),
      ),
      {
        value: fieldsOf(ask.suggest)[field],
        pointer: `${pointer}/suggest/${field}`,
        what: `"${field}"`,
      },
    ]),
    ...Object.entries(fieldsOf(screen.sources)).flatMap(([name, source]) =>
      Object.entries(fieldsOf(fieldsOf(source).fill)).flatMap(([field, value]) =>
        fields.has(field) ? [{ value, pointer: `/sources/${name}/fill/${field}`, what: `"${field}"` }] : [],
      ),
    ),
    ...parts.calls.flatMap(({ call, pointer }) => [
      { value: fieldsOf(call.balance).value, pointer: `${pointer}/balance/value`, what: "a balance", call },
      { value: fieldsOf(call.find).amount, pointer: `${pointer}/find/amount`, what: "the amount of a row" },
    ]),
  ];
}

/** One limit, or several of which all count. A bare setting is told where settings are. */
function boundsOf(bound: unknown, field: string, pointer: string): Place[] {
  const all = Array.isArray(bound)
    ? listOf(bound).map((value, index) => ({ value, pointer: `${pointer}/${index}` }))
    : [{ value: bound, pointer }];
  return all
    .filter(({ value }) => settingPointer(value) === undefined)
    .map((one) => ({ ...one, what: `a limit of "${field}"` }));
}

function* inNaira({ value, pointer, what, call }: Place, context: Context): Iterable<Finding> {
  if (unitOf(value, context, call) !== "naira") return;
  const message = `${what} is in kobo, and this is in naira`;
  yield { pointer, message, expected: '"kobo" as its last transform' };
}
