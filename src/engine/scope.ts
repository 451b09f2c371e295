import { parseExpression, type Expression, type Root } from "#definition/expression.ts";
import { readPointer } from "#lib/pointer.ts";
import { dataIn } from "#lib/reply-data.ts";

import { memo } from "./memo.ts";

/** Everything that expressions can name at one moment, by root. A root that is not there names nothing. */
export type Scope = { readonly [R in Root]?: unknown } & {
  /** That moment in epoch milliseconds, for transforms; no expression names it. */
  readonly now?: number;
  /** What is random of the open screen, and the same for as long as it is open; for transforms too. */
  readonly seed?: string;
  /** The challenge that a payment has met, by which its steps are chosen; no expression names it either. */
  readonly challenge?: string | undefined;
};

/** The value that an expression names, or undefined. Inherited properties are not seen. */
export function evaluate(expression: Expression, scope: Scope): unknown {
  const { root, path, pointer, unwraps } = expression;
  const value = follow(scope[root], path);
  if (unwraps) return dataIn(value, pointer);
  return pointer === undefined ? value : readPointer(value, pointer);
}

function follow(from: unknown, path: readonly string[]): unknown {
  let value = from;
  for (const name of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

const parse = memo(parseExpression);

/** The value that a lone expression names; undefined where the text is no expression. */
export function evaluateText(text: string, scope: Scope): unknown {
  const expression = parse(text);
  return "error" in expression ? undefined : evaluate(expression, scope);
}
