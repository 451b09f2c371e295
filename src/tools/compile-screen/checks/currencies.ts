import { parseExpression } from "#definition/expression.ts";
import { type Check, type Context, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, isFields } from "#tools/compile-screen/read/fields.ts";

/** Transforms that read or write an amount, and so need its currency. */
const OF_AMOUNTS = new Set([
  "amount",
  "decimal",
  "divided-by",
  "kobo",
  "less-percent",
  "money",
  "naira",
  "rate",
  "round-up",
  "sum",
  "times",
  "total",
]);

/** An amount that is typed in a currency of its own is shown, sent and recorded in that currency. */
export const currencies: Check = {
  rule: "currency",
  after: [...READABLE, "expression", "name"],
  *check(context) {
    const own = ownCurrencies(context);
    if (own.size === 0) return;
    for (const { form, value, pointer } of context.parts.forms) {
      if (form !== "$value" || "currency" in value || ![value.as].flat().some(isOfAmount)) continue;
      yield* missing(value.$value, pointer, own);
    }
    for (const { call, kind, pointer } of context.parts.calls) {
      if (kind !== "step" || call.money !== true || "currency" in call) continue;
      yield* missing(call.amount, `${pointer}/amount`, own);
    }
  },
};

/** The fields whose hints name a currency, with what names it. */
function ownCurrencies({ parts }: Context): ReadonlyMap<string, unknown> {
  const hints = parts.asks.flatMap(({ ask }) => Object.entries(fieldsOf(ask.uiSchema)));
  return new Map(
    hints.flatMap(([field, hint]) => {
      const { currency } = fieldsOf(fieldsOf(hint)["ui:options"]);
      return currency === undefined ? [] : [[field, currency] as const];
    }),
  );
}

function* missing(value: unknown, pointer: string, own: ReadonlyMap<string, unknown>): Iterable<Finding> {
  const field = inputNamed(value);
  if (field === undefined || !own.has(field)) return;
  const message = `"${field}" is in a currency of its own, which is not said here`;
  yield { pointer, message, expected: `"currency": ${JSON.stringify(own.get(field))}` };
}

/** Of a lone expression: a value inside this one says its own currency. */
function inputNamed(value: unknown): string | undefined {
  const expression = typeof value === "string" ? parseExpression(value) : undefined;
  return expression && "root" in expression && expression.root === "inputs" ? expression.path[0] : undefined;
}

/** `money` may have the currency as its argument. */
function isOfAmount(use: unknown): boolean {
  if (!isFields(use)) return OF_AMOUNTS.has(String(use));
  return Object.keys(use).some((name) => name !== "money" && OF_AMOUNTS.has(name));
}
