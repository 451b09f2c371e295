import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";

const BRANCHES = ["$ref", "allOf", "anyOf", "dependencies", "else", "if", "not", "oneOf", "then"];
/** Those by which rjsf changes a single field. */
const OF_FIELD = ["$ref", "allOf", "dependencies", "if"];
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

/** Whether the fields of a form are others than those that its schema lists: `renderer/late-branches.ts` finds them. */
export function hasBranches(schema: Fields): boolean {
  const fields = Object.values(fieldsOf(schema.properties)).map(fieldsOf);
  return (
    BRANCHES.some((key) => key in schema) || fields.some((field) => OF_FIELD.some((key) => key in field))
  );
}
