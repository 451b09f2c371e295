/** What stands in a screen file, which may not have its right shape yet: every key must be looked at with care. */
export { isRecord as isFields, recordOf as fieldsOf } from "#lib/record.ts";
export type Fields = { readonly [key: string]: unknown };

/** The list, or an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The text, or undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
