import type { Condition } from "#definition/compiled.ts";
import { isLoneExpression, parseExpression, parseTemplate } from "#definition/expression.ts";
import type {
  CasesValue,
  EachValue,
  TextValue,
  TransformedValue,
  TransformUse,
  Value,
} from "#definition/value.ts";

import { isolated } from "#lib/text/isolated.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { regionIn } from "#engine/scope/region.ts";
import { evaluate, type Scope } from "#engine/scope/scope.ts";
import { transformOf } from "#engine/transforms/transforms.ts";

import { asText } from "./as-text.ts";
import { holds } from "./condition.ts";
import { memo } from "./memo.ts";

const parseText = memo((text: string) => {
  if (!isLoneExpression(text)) return parseTemplate(text);
  const lone = parseExpression(text);
  return "error" in lone ? [text] : lone;
});

/**
 * Makes a value from its definition. A single expression keeps its type; missing values are left out of objects, null
 * is kept; a value inserted into a text is never read as a template.
 */
export function resolveValue(value: Value, scope: Scope): unknown {
  if (typeof value === "string") return resolveText(value, scope);
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map((item) => resolveValue(item, scope) ?? null);
  if ("$value" in value) return transformed(value as TransformedValue, scope);
  if ("$first" in value) return firstPresent(value.$first as readonly Value[], scope);
  if ("$text" in value) return resolveWith(value as TextValue, scope);
  if ("$cases" in value) {
    const found = caseOf(value as unknown as CasesValue<Condition>, scope);
    return found && resolveValue(found.value, scope);
  }
  if ("$each" in value) {
    const each = value as unknown as EachValue<Condition>;
    return itemScopes(each, scope).map((one) => resolveValue(each.$each.value, one) ?? null);
  }
  return resolveObject(value, scope);
}

/** The value as text for customers; missing and null are "". */
export function resolveToText(value: Value | undefined, scope: Scope): string {
  return value === undefined ? "" : asText(resolveValue(value, scope));
}

/** The same for a text that is only shown: what it names keeps its direction to itself. */
export function resolveToShown(value: Value | undefined, scope: Scope): string {
  return resolveToText(value, { ...scope, shown: true });
}

/**
 * The matching case, if any. In the browser the conditions of cases are compiled, which the type `Value` (the written
 * form) cannot express.
 */
export function caseOf({ $cases }: CasesValue<Condition>, scope: Scope) {
  return $cases.find(({ when }) => !when || holds(when, scope));
}

/** The scope of each item for which the condition holds. */
export function itemScopes({ $each: { of, when } }: EachValue<Condition>, scope: Scope): Scope[] {
  const scopes = itemsOf(resolveValue(of, scope)).map((item) => ({ ...scope, item }));
  return when ? scopes.filter((one) => holds(when, one)) : scopes;
}

/** Whether an object is a way to make a value, rather than an object of values. */
export function isWay(value: object): boolean {
  return ["$value", "$first", "$text", "$cases", "$each"].some((key) => key in value);
}

type Values = { readonly [key: string]: Value };
type Uses = TransformUse | readonly TransformUse[];

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function resolveText(text: string, scope: Scope): unknown {
  const parsed = parseText(text);
  if (!isParts(parsed)) return evaluate(parsed, scope);
  const insert = scope.shown ? isolated : String;
  return parsed
    .map((part) => (typeof part === "string" ? part : insert(asText(evaluate(part, scope)))))
    .join("");
}

function isParts(parsed: ReturnType<typeof parseText>): parsed is ReturnType<typeof parseTemplate> {
  return Array.isArray(parsed);
}

function resolveObject(values: Values, scope: Scope): Record<string, unknown> {
  const entries = Object.entries(values).map(([key, value]) => [key, resolveValue(value, scope)] as const);
  return Object.fromEntries(entries.filter(([, resolved]) => resolved !== undefined));
}

function resolveWith({ $text, with: values = {} }: TextValue, scope: Scope): unknown {
  return resolveText($text, { ...scope, with: resolveObject(values, scope) });
}

function firstPresent(values: readonly Value[], scope: Scope): unknown {
  for (const value of values) {
    const resolved = resolveValue(value, scope);
    if (resolved !== undefined && resolved !== null && resolved !== "") return resolved;
  }
  return undefined;
}

/** A value in a currency that is not known has no meaning, so it is missing. */
function transformed({ $value, as, currency }: TransformedValue, scope: Scope): unknown {
  const input = resolveValue($value, scope);
  if (currency === undefined) return transform(input, as, scope);
  const region = regionIn(resolveValue(currency, scope), scope);
  return region && transform(input, as, { ...scope, region });
}

function transform(input: unknown, uses: Uses, scope: Scope): unknown {
  return [uses].flat().reduce<unknown>((value, use) => {
    if (value === undefined || value === null) return value;
    const [name, argument] = typeof use === "string" ? [use, undefined] : Object.entries(use)[0]!;
    const apply = transformOf(name);
    if (!apply) throw new TypeError(`Unknown transform "${name}"`);
    return apply(value, argument === undefined ? undefined : resolveValue(argument, scope), scope);
  }, input);
}
