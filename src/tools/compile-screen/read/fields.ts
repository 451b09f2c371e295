/** Values of a screen file may have any shape until it is checked, so every access goes through these helpers. */
export { isRecord as isFields, recordOf as fieldsOf } from "#lib/json/record.ts";
export type Fields = { readonly [key: string]: unknown };

/** The value if it is a list, else an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a text, else undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
