import type { Fields } from "./fields.ts";

const BRANCHES = ["$ref", "allOf", "anyOf", "dependencies", "else", "if", "not", "oneOf", "then"];
/** Keywords that read fields without naming them. */
const READS_ALL = /"(?:min|max|pattern|additional)Properties"|"propertyNames"/;

/**
 * The fields whose values choose between branches of a form's schema; undefined if it has no branches.
 * @param names all fields of the form
 */
export function decidingFields(schema: Fields, names: readonly string[]): readonly string[] | undefined {
  const branches = Object.fromEntries(Object.entries(schema).filter(([key]) => BRANCHES.includes(key)));
  if (Object.keys(branches).length === 0) return undefined;
  // A reference leads to definitions, which stand beside the branches.
  const text = JSON.stringify("definitions" in schema ? schema : branches);
  return READS_ALL.test(text) ? names : names.filter((name) => text.includes(JSON.stringify(name)));
}
