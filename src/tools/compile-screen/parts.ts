import { toPointer } from "#lib/pointer.ts";
import type { Fields } from "./fields.ts";
import type { Scope } from "./scopes.ts";

/** What a value is for: it decides whether a secret may stand there. */
export type Use = "body" | "url" | "query" | "text" | "condition" | "store" | "value";

type Path = readonly (string | number)[];
type Part = { readonly path: Path; readonly pointer: string; readonly scope: Scope };

/** A value: JSON in which text may name values. */
export type ValuePart = Part & { readonly value: unknown; readonly use: Use };
/** A text in a value: a lone expression, a template or plain words. */
export type TextPart = Part & { readonly text: string; readonly use: Use };
/** An object with a key that starts with `$`: one of the four ways to make a value. */
export type FormPart = Part & { readonly form: string; readonly value: Fields };
export type TransformPart = Part & { readonly transform: unknown };
/** A text that must be one lone expression. */
export type ExpressionPart = Part & { readonly text: unknown };
/** One condition: expression → schema. */
export type ConditionPart = Part & { readonly condition: unknown };
/** `METHOD relative/path`. */
export type TargetPart = Part & { readonly text: unknown };
export type CallPart = Part & { readonly call: Fields; readonly kind: CallKind; readonly name?: string };
export type CallKind = "source" | "step" | "wait" | "action" | "requery";
export type EffectPart = Part & { readonly effect: Fields };
export type AskPart = Part & { readonly ask: Fields };

/** Everything in a screen that has a meaning, each with its pointer and with what can be named there. */
export type Parts = {
  readonly values: ValuePart[];
  readonly texts: TextPart[];
  readonly forms: FormPart[];
  readonly transforms: TransformPart[];
  readonly expressions: ExpressionPart[];
  readonly conditions: ConditionPart[];
  /** Paths of positions that hold one condition or several of which any will do. */
  readonly anyConditions: Path[];
  readonly targets: TargetPart[];
  readonly calls: CallPart[];
  readonly effects: EffectPart[];
  readonly asks: AskPart[];
};

/** A position in the screen: where, and what can be named there. */
export class Position {
  readonly path: Path;
  readonly scope: Scope;

  constructor(path: Path, scope: Scope) {
    this.path = path;
    this.scope = scope;
  }

  get pointer(): string {
    return toPointer(this.path);
  }

  /** The position below, by key or index. */
  at(...keys: Path): Position {
    return new Position([...this.path, ...keys], this.scope);
  }

  /** The same position with another scope. */
  in(scope: Scope): Position {
    return new Position(this.path, scope);
  }

  get part(): Part {
    return { path: this.path, pointer: this.pointer, scope: this.scope };
  }
}

export function noParts(): Parts {
  return {
    values: [],
    texts: [],
    forms: [],
    transforms: [],
    expressions: [],
    conditions: [],
    anyConditions: [],
    targets: [],
    calls: [],
    effects: [],
    asks: [],
  };
}
