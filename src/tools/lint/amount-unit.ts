import { parseExpression } from "#definition/expression.ts";
import { readPointer } from "#lib/json/pointer.ts";
import type { Context } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

import { settingPointer } from "./amount-range.ts";

/** Amounts are in kobo inside, and in naira where a provider or a tenant says them. */
export type Unit = "kobo" | "naira";

/** Where two units meet. */
export type Meeting = {
  readonly at: number;
  readonly name: string;
  readonly is: Unit;
  readonly other?: Unit;
};

/** What reads an amount in naira. A sum only needs both in the same unit. */
const OF_NAIRA = new Set(["kobo", "decimal", "money", "amount", "rate"]);
/** What leaves an amount in its unit. */
const KEEPING = new Set(["less-percent", "round-up", "times", "divided-by"]);

/** The unit of an amount, where it is certain. `call` is the one whose request `$request` names. */
export function unitOf(value: unknown, context: Context, call?: Fields): Unit | undefined {
  if (typeof value === "string") return unitOfExpression(value, context, call);
  if (!isFields(value)) return undefined;
  if ("$value" in value) return followed(value, context, call).unit;
  const units = new Set(listOf(value.$first).map((one) => unitOf(one, context, call)));
  return units.size === 1 ? [...units][0] : undefined;
}

function unitOfExpression(text: string, context: Context, call: Fields | undefined): Unit | undefined {
  if (settingPointer(text)?.startsWith("/limits/")) return "naira";
  const expression = parseExpression(text);
  if ("error" in expression) return undefined;
  const { root, path, pointer = "" } = expression;
  if (root === "intent") return path[0] === "amount" ? "kobo" : undefined;
  if (root === "inputs") return pointer === "" && isMoney(path[0] ?? "", context) ? "kobo" : undefined;
  // What a request has was made from something else.
  return root === "request" && call ? unitOf(readPointer(call.body, pointer), context) : undefined;
}

/** Whether a field is typed as money in one of the forms. */
function isMoney(field: string, { parts }: Context): boolean {
  return parts.asks.some(({ ask }) => fieldsOf(fieldsOf(ask.uiSchema)[field])["ui:widget"] === "money");
}

/** Follows an amount through its transforms: its unit at the end, and where two units meet. */
export function followed(
  value: Fields,
  context: Context,
  call?: Fields,
): { readonly unit: Unit | undefined; readonly meetings: readonly Meeting[] } {
  let unit = unitOf(value.$value, context, call);
  const meetings: Meeting[] = [];
  for (const [at, transform] of [value.as].flat().entries()) {
    const name = textOf(transform) ?? Object.keys(fieldsOf(transform))[0] ?? "";
    if (name === "sum") {
      const other = unitOf(fieldsOf(transform).sum, context, call);
      if (unit && other && unit !== other) meetings.push({ at, name, is: unit, other });
      unit ??= other;
    } else if ((OF_NAIRA.has(name) && unit === "kobo") || (name === "naira" && unit === "naira")) {
      meetings.push({ at, name, is: unit });
    }
    if (name === "kobo" || name === "naira") unit = name;
    else if (name !== "sum" && !KEEPING.has(name)) unit = undefined;
  }
  return { unit, meetings };
}
