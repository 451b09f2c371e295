import type { Schema, Value } from "#definition/value.ts";

/** The possible `ui:options` of a field, without rjsf's prefix. */
export type FieldOptions = {
  readonly widget?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
  readonly help?: string;
  readonly autocomplete?: string;
  readonly inputMode?: "numeric" | "tel" | "email" | "text";
  /** Spaces are removed from the value, because people write numbers and codes in groups. */
  readonly compact?: boolean;
  /** Source whose options a select offers, or whose progress and failure the field shows. */
  readonly source?: string;
  /** Titles of the schema's own values; the compiler writes them. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Text of the option that a select shows when its source offers nothing. */
  readonly empty?: string;
  /** Other words for choices, by a part of their label. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  /** Expression of a list of whole major units. */
  readonly quickAmounts?: Value;
  /** The currency of an amount, where it is not the bank's. */
  readonly currency?: Value;
  /** An amount ignores the keys e, plus and minus, and keeps only the digits of pasted text. */
  readonly digitsOnly?: boolean;
  /** By how much the buttons change a number; without it there are no buttons. */
  readonly step?: number;
  /** Messages by the keyword that fails. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Documents that a checkbox is about; settings hold their addresses. */
  readonly links?: readonly { readonly text: string; readonly href: Value }[];
  /** MIME types of a file. */
  readonly accept?: readonly string[];
  /** Maximum size of a file in bytes; a larger picture is scaled down. */
  readonly maxSize?: number;
  /** Shows how strong the password or PIN is, without refusing it. */
  readonly strength?: boolean;
};

/** The hints of one field in a uiSchema, `ui:` prefixes removed, `ui:options` spread. */
export function fieldOptions(hints: unknown): FieldOptions {
  const entries = Object.entries((hints ?? {}) as Record<string, unknown>);
  const own = entries.filter(([key]) => key.startsWith("ui:") && key !== "ui:options");
  const options = (hints as { "ui:options"?: object } | undefined)?.["ui:options"];
  return { ...Object.fromEntries(own.map(([key, value]) => [key.slice(3), value])), ...options };
}

/** The definition of a property of an object schema. */
export function propertyOf(schema: Schema, name: string): Schema {
  return ((schema.properties ?? {}) as Record<string, Schema>)[name] ?? {};
}
