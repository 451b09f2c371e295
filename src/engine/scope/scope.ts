import type { Expression, Root } from "#definition/expression.ts";
import type { Region } from "#lib/region.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { dataIn } from "#lib/reply-data.ts";

/** The values of all expressions at one moment, by root. A missing root has no values. */
export type Scope = { readonly [R in Root]?: unknown } & {
  /** That moment in epoch milliseconds, for transforms; no expression reads it. */
  readonly now?: number;
  /** A random text of the open screen, constant while it is open; also for transforms. */
  readonly seed?: string;
  /** How the bank's country writes amounts; for transforms and messages too. */
  readonly region?: Region;
  /** The text that is made is only shown, neither sent, stored nor compared. */
  readonly shown?: boolean;
  /** The challenge that a payment has met, by which its steps are chosen; no expression names it either. */
  readonly challenge?: string | undefined;
};

/** The value of an expression, or undefined. Inherited properties do not count. */
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
