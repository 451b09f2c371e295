import { fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";

import { type Expression, parseExpression, parseTemplate } from "#definition/expression.ts";
import { escapePart } from "#lib/json/pointer.ts";
import type { Context } from "./context.ts";
import type { Use } from "#definition/meta.ts";
import type { Parts } from "./parts.ts";
import type { Scope } from "./scopes.ts";

/** One expression at its place. */
export type ExpressionUse = {
  readonly expression: Expression;
  readonly pointer: string;
  readonly scope: Scope;
  readonly use: Use;
  readonly atKey?: boolean;
  /** Where in the text (or key) it starts. */
  readonly offset: number;
};

/** Cached, because several checks need it. */
const known = new WeakMap<Parts, readonly ExpressionUse[]>();

/** Every valid expression of the screen, with its place. */
export function expressionUses({ parts }: Pick<Context, "parts">): readonly ExpressionUse[] {
  const uses = known.get(parts) ?? findUses(parts);
  known.set(parts, uses);
  return uses;
}

function findUses(parts: Parts): readonly ExpressionUse[] {
  const inTexts = parts.texts.flatMap(({ text, ...part }) => usesIn(text, part));
  const lone = parts.expressions.flatMap(({ text, ...part }) =>
    usesIn(textOf(text), { ...part, use: "value" }),
  );
  const targets = parts.targets.flatMap(({ text, ...part }) => usesIn(textOf(text), { ...part, use: "url" }));
  const conditions = parts.conditions.flatMap(({ condition, ...part }) =>
    Object.keys(fieldsOf(condition)).flatMap((key) =>
      usesIn(key, {
        scope: part.scope,
        pointer: keyPointer(part.pointer, key),
        use: "condition",
        atKey: true,
      }),
    ),
  );
  return [...inTexts, ...lone, ...targets, ...conditions];
}

/** Pointer of a condition's expression; the key contains slashes, which must be escaped. */
export function keyPointer(pointer: string, key: string): string {
  return `${pointer}/${escapePart(key)}`;
}

function usesIn(
  text: string | undefined,
  part: Omit<ExpressionUse, "expression" | "offset">,
): ExpressionUse[] {
  if (text === undefined) return [];
  const { pointer, scope, use, atKey } = part;
  return expressionsIn(text).map(({ expression, offset }) => {
    const one = { expression, offset, pointer, scope, use };
    return atKey ? { ...one, atKey } : one;
  });
}

type Placed = Pick<ExpressionUse, "expression" | "offset">;

/** By the text: the same occur again and again. */
const parsed = new Map<string, readonly Placed[]>();

function expressionsIn(text: string): readonly Placed[] {
  const found = parsed.get(text) ?? parseText(text);
  parsed.set(text, found);
  return found;
}

function parseText(text: string): readonly Placed[] {
  const lone = parseExpression(text);
  if (!("error" in lone)) return [{ expression: lone, offset: 0 }];
  return parseTemplate(text).flatMap((expression) =>
    typeof expression === "string" ? [] : [{ expression, offset: text.indexOf(`{${expression.text}}`) + 1 }],
  );
}
