import type { Ask } from "#definition/compiled.ts";
import type { Schema } from "#definition/value.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { say } from "#lib/text/words.ts";
import { lowerWords } from "#lib/text/text.ts";
import { words } from "#renderer/words.ts";

import { fieldOptions, propertyOf, type FieldOptions } from "./field-options.ts";
import type { SchemaError } from "./validation.ts";
import type { Widgets } from "./widget.ts";

/** One error of a form, at a field or for the whole form. */
export type FormError = {
  readonly field: string;
  readonly keyword: string;
  readonly text: string;
  /** Index of the field inside a list of fields, from 0. */
  readonly part?: number;
  /** Found by our own rules, not by the schema. */
  readonly own?: boolean;
};

/** What a text about an error may name: values of the screen, and widgets that say it in their own words. */
export type Judging = { readonly scope: Scope; readonly widgets: Widgets };

/** Fields that cannot be filled in now, and fields that are hidden now. */
export type FieldStates = { readonly resting?: readonly string[]; readonly hidden?: readonly string[] };

/**
 * Gives ajv's errors the texts of the screen file, else standard texts that say what to do. Keeps the first error of
 * each field, in the order of the fields. Errors of composed schemas (`if`, `allOf`) only repeat those inside them and
 * are left out. Errors at hidden fields are left out too, and errors at resting fields as long as there is another
 * error.
 */
export function toFormErrors(
  ask: Ask,
  errors: readonly SchemaError[],
  { scope, widgets }: Judging,
  { resting = [], hidden = [] }: FieldStates = {},
): FormError[] {
  const found = new Map<string, FormError>();
  for (const error of errors) {
    const field = fieldOf(error);
    const keyword = error.name;
    if (
      field === "" ||
      found.has(field) ||
      hidden.includes(field) ||
      ["if", "allOf", "anyOf"].includes(keyword)
    )
      continue;
    const schema = propertyOf(ask.schema, field);
    const options = fieldOptions(ask.uiSchema?.[field]);
    found.set(field, { field, keyword, text: errorText(error, schema, options, { scope, widgets }) });
  }
  const order = Object.keys(ask.schema.properties ?? {});
  const sorted = [...found.values()];
  // toSorted is newer than the browsers that we build for.
  sorted.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
  const open = sorted.filter(({ field }) => !resting.includes(field));
  return open.length > 0 ? open : sorted;
}

/** What is said of a value that its schema refuses. */
export function errorText(
  { name: keyword, params }: SchemaError,
  schema: Schema,
  options: FieldOptions,
  { scope, widgets }: Judging,
): string {
  const widget = widgets[options.widget ?? ""];
  const reading = { options, scope };
  const limit = () => widget?.limit?.(limitOf(params), reading) ?? String(limitOf(params));
  return (
    options.messages?.[keyword]?.replace("{limit}", limit) ??
    widget?.refusal?.(keyword, params, reading) ??
    defaultText(keyword, schema, options, params)
  );
}

function fieldOf(error: SchemaError): string {
  if (error.name === "required") return String(error.params.missingProperty);
  return error.property.replace(/^\./, "").split(/[.[]/)[0] ?? "";
}

function limitOf({ limit }: Record<string, unknown> = {}): number {
  return typeof limit === "number" ? limit : 0;
}

function defaultText(
  keyword: string,
  schema: Schema,
  options: FieldOptions,
  params: Record<string, unknown> = {},
): string {
  const label = typeof schema.title === "string" ? lowerWords(schema.title) : words.thisField;
  const limit = limitOf(params);
  if (schema.type === "array") return listText(keyword, limit);
  switch (keyword) {
    case "required":
      return isChoice(schema, options) ? say(words.chooseThe, { label }) : say(words.enterThe, { label });
    case "minLength":
      return limit === 1 ? say(words.enterThe, { label }) : say(words.enterAtLeastCharacters, { limit });
    case "maxLength":
      return say(words.enterAtMostCharacters, { limit });
    case "minimum":
      return say(words.enterOrMore, { limit });
    case "maximum":
      return say(words.enterOrLess, { limit });
    case "type":
      return schema.type === "integer" ? words.enterAWholeNumber : say(words.checkThe, { label });
    case "format":
      return params.format === "email" ? words.enterAnEmailAddressLikeName : say(words.checkThe, { label });
    case "oneOf":
    case "enum":
    case "const":
      return say(words.chooseThe, { label });
    default:
      return say(words.checkThe, { label });
  }
}

/** Each row says at its place what is wrong with it. */
function listText(keyword: string, limit: number): string {
  if (keyword === "minItems" || keyword === "required") return words.addARow;
  return keyword === "maxItems" ? say(words.enterAtMostRows, { limit }) : words.correctTheRows;
}

const choosing: ReadonlySet<string> = new Set(["select", "search-select", "cards", "radio"]);

function isChoice(schema: Schema, options: FieldOptions): boolean {
  return choosing.has(options.widget ?? "") || "oneOf" in schema || "enum" in schema;
}

/**
 * The title of the error summary: the form's own message for a keyword that failed, else the standard one. `{fields}`
 * stands for the fields where it failed.
 */
export function titleFor(ask: Ask, errors: readonly FormError[]): string | undefined {
  const keyword = errors.find((error) => ask.messages?.[error.keyword])?.keyword;
  const fields = errors.filter((error) => error.keyword === keyword);
  return ask.messages?.[keyword!]?.replace(
    "{fields}",
    fields.map(({ field }) => propertyOf(ask.schema, field).title).join(", "),
  );
}
