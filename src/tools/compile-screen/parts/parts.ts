import type { CallKind, LatePart, Named, Use } from "#definition/meta.ts";
import type { Fields } from "#tools/compile-screen/read/fields.ts";

import type { Part } from "./scoped-path.ts";

/** A value: JSON in which texts may contain expressions. */
type ValuePart = Part & { readonly value: unknown; readonly use: Use };
/** A text in a value: a single expression, a template or plain words. */
type TextPart = Part & { readonly text: string; readonly use: Use };
/** An object with a key that starts with `$`: one of the four ways to make a value. */
type FormPart = Part & { readonly form: string; readonly value: Fields };
type TransformPart = Part & { readonly transform: unknown };
/** A text that must be a single expression. */
type ExpressionPart = Part & { readonly text: unknown };
/** One condition: expression → schema. */
type ConditionPart = Part & { readonly condition: unknown };
/** `METHOD relative/path`. */
type TargetPart = Part & { readonly text: unknown };
export type CallPart = Part & { readonly call: Fields; readonly kind: CallKind; readonly name?: string };
type EffectPart = Part & { readonly effect: Fields };
/** A name outside of expressions, as text or as a key. */
type NamePart = {
  readonly kind: Named;
  readonly word: unknown;
  readonly pointer: string;
  readonly atKey?: true;
};
type AskPart = Part & { readonly ask: Fields };

/** Every value of a screen that has a role, with its pointer and the names that expressions may use there. */
export type Parts = {
  readonly values: ValuePart[];
  readonly texts: TextPart[];
  readonly forms: FormPart[];
  readonly transforms: TransformPart[];
  readonly expressions: ExpressionPart[];
  readonly conditions: ConditionPart[];
  readonly targets: TargetPart[];
  readonly calls: CallPart[];
  readonly effects: EffectPart[];
  readonly asks: AskPart[];
  readonly names: NamePart[];
  /** Late parts that the screen needs besides widgets. */
  readonly late: Set<LatePart>;
};

export function noParts(): Parts {
  return {
    values: [],
    texts: [],
    forms: [],
    transforms: [],
    expressions: [],
    conditions: [],
    targets: [],
    calls: [],
    effects: [],
    asks: [],
    names: [],
    late: new Set(),
  };
}
