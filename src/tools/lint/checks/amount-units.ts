import { parseExpression, parseTemplate } from "#definition/expression.ts";
import { readPointer } from "#lib/json/pointer.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";
import { settingPointer } from "#tools/lint/amount-range.ts";

/** What these make is in naira, or for reading. */
const MAJOR = ["naira", "decimal", "money", "amount"];
/** Bounds that an amount field or its limits write out. */
const BOUNDS = ["minimum", "maximum", "default", "fixed"];

/** Amounts inside are in kobo, those of a tenant's settings in naira: one that is taken for the other is wrong a hundredfold. */
export const amountUnits: Check = {
  rule: "unit",
  after: ["shape", "expression", "name", "limit", "currency"],
  *check(context) {
    yield* doubled(context);
    for (const { call, kind, pointer } of context.parts.calls) {
      const isPayment = (kind === "step" || kind === "wait") && call.money === true;
      if (!isPayment || !MAJOR.includes(lastTransform(paidOf(call)))) continue;
      const message = "the amount of a payment is in kobo, and this is in naira";
      yield { pointer: `${pointer}/amount`, message, expected: '"kobo" as its last transform' };
    }
    for (const { ask, pointer } of context.parts.asks) yield* fieldProblems(ask, pointer);
  },
};

/** What the customer has typed is in kobo already, and a provider's amount is not: both are changed first. */
function* doubled({ parts }: Context): Iterable<Finding> {
  const typed = new Set(parts.asks.flatMap(({ ask }) => moneyFields(ask)));
  for (const { form, value, pointer } of parts.forms) {
    const name = inputOf(value.$value);
    if (form !== "$value" || name === undefined || !typed.has(name)) continue;
    const [first] = [value.as].flat();
    const at = `${pointer}/as`;
    if (first === "kobo")
      yield { pointer: at, message: `"${name}" is in kobo already`, expected: 'none, or "naira"' };
    if (first === "decimal")
      yield { pointer: at, message: `"${name}" is in kobo`, expected: '"naira" before it' };
  }
  for (const { text, use, pointer } of parts.texts) {
    if (use !== "text" || !text.includes("{")) continue;
    for (const part of parseTemplate(text)) {
      const name = typeof part === "object" && "root" in part ? inputOf(part.text) : undefined;
      if (name === undefined || !typed.has(name)) continue;
      const expected = '"$text" with { "$value": …, "as": "money" }';
      yield { pointer, message: `customers would read "${name}" in kobo`, expected };
    }
  }
}

/** The input that an expression names. */
function inputOf(value: unknown): string | undefined {
  const expression = parseExpression(textOf(value) ?? "");
  return "error" in expression || expression.root !== "inputs" ? undefined : expression.path[0];
}

/** The payment's amount; of one that is read from the request, what the request has there. */
function paidOf({ amount, body }: Fields): unknown {
  const expression = parseExpression(textOf(amount) ?? "");
  const isSent = "root" in expression && expression.root === "request";
  return isSent ? readPointer(body, expression.pointer ?? "") : amount;
}

function lastTransform(value: unknown): string {
  return textOf([fieldsOf(value).as].flat().at(-1)) ?? "";
}

function* fieldProblems(ask: Fields, pointer: string): Iterable<Finding> {
  const schemas = new Map(inputsOf(fieldsOf(ask.schema)).map(({ name, schema }) => [name, schema]));
  for (const name of moneyFields(ask)) {
    const limits = fieldsOf(fieldsOf(ask.limits)[name]);
    for (const key of BOUNDS) {
      const written = fieldsOf(schemas.get(name))[key];
      yield* amountProblem(written, key, `${pointer}/schema/properties/${name}/${key}`);
      yield* amountProblem(limits[key], key, `${pointer}/limits/${name}/${key}`);
      yield* settingProblem(limits[key], `${pointer}/limits/${name}/${key}`);
    }
  }
}

/** Hardly anybody means so few kobo. 1 stands for more than nothing. A default that is refused is told with its field. */
function* amountProblem(amount: unknown, key: string, pointer: string): Iterable<Finding> {
  if (typeof amount !== "number") return;
  if (amount < 0 && key !== "default") {
    yield { pointer, message: `${amount} is no amount`, expected: "0 or more" };
    return;
  }
  if (Number.isInteger(amount) && (amount < 2 || amount >= 100)) return;
  const message = Number.isInteger(amount)
    ? `${amount} is in kobo, and less than a naira`
    : `${amount} is no whole number of kobo`;
  yield { pointer, message, expected: `${Math.round(amount * 100)} for ${amount} naira`, level: "warning" };
}

function* settingProblem(limit: unknown, pointer: string): Iterable<Finding> {
  if (!settingPointer(limit)?.startsWith("/limits/") || listOf([fieldsOf(limit).as].flat()).includes("kobo"))
    return;
  const message = "the limit is in kobo, and the setting in naira";
  yield { pointer, message, expected: '{ "$value": …, "as": "kobo" }' };
}

/** Fields whose amounts are in the currency of the bank. */
function moneyFields(ask: Fields): string[] {
  return Object.entries(fieldsOf(ask.uiSchema)).flatMap(([name, hint]) => {
    const { "ui:widget": widget, "ui:options": options } = fieldsOf(hint);
    return widget === "money" && !("currency" in fieldsOf(options)) ? [name] : [];
  });
}
