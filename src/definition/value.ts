/**
 * The two notions that every part of a screen is written in: a value, and a condition. `screen.ts` has the parts; the
 * meta-schema `schemas/meta/screen.schema.json` says the same with descriptions and examples.
 */

/** A JSON Schema, draft-07. */
export type Schema = { readonly [keyword: string]: unknown };

/**
 * JSON whose text may hold runtime expressions. A lone expression (`$inputs.amount`) keeps its type; in braces
 * inside text (`{$inputs.network}-data`) it becomes text. Five objects are not payload but ways to make a value:
 * - `{ "$value": V, "as": "digits" }` puts V through transforms, those of amounts in a `"currency": V`,
 * - `{ "$first": [V, …] }` is the first V that is neither missing, null nor "",
 * - `{ "$text": "{who} ({amount})", "with": { … } }` is text with named values,
 * - `{ "$cases": [{ "when": C, "value": V }, …, { "value": V }] }` is the first whose condition holds,
 * - `{ "$each": { "of": V, "when": C, "value": V } }` is a list with a value for each item (`$item`) of another list.
 */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | TransformedValue
  | FirstValue
  | TextValue
  | CasesValue
  | EachValue
  | { readonly [key: string]: Value };

/** The name of a transform, or `{ name: argument }`; the argument is a value too. */
export type TransformUse = string | { readonly [name: string]: Value };

export type TransformedValue = {
  readonly $value: Value;
  readonly as: TransformUse | readonly TransformUse[];
  /** Code of the currency in which the transforms read and write amounts; without it the bank's. */
  readonly currency?: Value;
};
type FirstValue = { readonly $first: readonly Value[] };
export type TextValue = { readonly $text: string; readonly with?: { readonly [name: string]: Value } };
export type CasesValue<C = ConditionDefinition> = {
  readonly $cases: readonly { readonly when?: C; readonly value: Value }[];
};
export type EachValue<C = ConditionDefinition> = {
  readonly $each: { readonly of: Value; readonly when?: C; readonly value: Value };
};

/**
 * Expression → JSON Schema; all must hold. Of a list any one must hold. A value that is missing is read as null, and null satisfies only a
 * schema that names it (`"type": "null"`, `"const": null`, an `enum` with null): what is not there never passes.
 */
export type ConditionDefinition = PlainCondition | readonly PlainCondition[];
type PlainCondition = { readonly [expression: string]: Schema };
