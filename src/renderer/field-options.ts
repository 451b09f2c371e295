import type { Schema, Value } from "#definition/value.ts";

/** What `ui:options` of a field may say; rjsf gives it without the prefix. */
export type FieldOptions = {
  readonly widget?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
  readonly help?: string;
  readonly autocomplete?: string;
  readonly inputMode?: "numeric" | "tel" | "email" | "text";
  /** Spaces are no part of the value: people write numbers and codes in groups. */
  readonly compact?: boolean;
  /** Source whose options a select offers, or whose progress and failure the field shows. */
  readonly source?: string;
  /** Titles of the schema's own values; the compiler writes them. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Option of a select whose source offers nothing. */
  readonly empty?: string;
  /** Expression of a list of whole naira. */
  readonly quickAmounts?: Value;
  /** The keys e, plus and minus do nothing in an amount, and what is pasted keeps its digits only. */
  readonly digitsOnly?: boolean;
  /** How much the buttons of a number add and take away; without it there are none. */
  readonly step?: number;
  /** Text for each keyword that can fail. */
  readonly messages?: Readonly<Record<string, string>>;
  /** What a checkbox is about, at addresses that settings hold. */
  readonly links?: readonly { readonly text: string; readonly href: Value }[];
  /** MIME types of a file. */
  readonly accept?: readonly string[];
  /** Bytes of a file; a larger picture is made smaller. */
  readonly maxSize?: number;
  /** Says how strong the password or PIN is, without refusing it. */
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
