import type { Schema } from "#definition/value.ts";

/**
 * The schema that is compiled for a condition: a missing value is read as null, and null passes only if the schema
 * names it.
 */
export function conditionSchema(schema: Schema): Schema {
  return mayPassNull(schema) ? { not: { type: "null" }, allOf: [schema] } : schema;
}

/** Whether null might pass although the schema does not name it. */
function mayPassNull(schema: Schema): boolean {
  return !namesNull(schema) && !("type" in schema) && !("const" in schema) && !("enum" in schema);
}

/** Whether a schema accepts null by name. */
function namesNull(schema: Schema): boolean {
  if ("const" in schema) return schema.const === null;
  if (schema.type === "null" || listOf(schema.type).includes("null") || listOf(schema.enum).includes(null))
    return true;
  return [schema.anyOf, schema.oneOf, schema.allOf]
    .flatMap(listOf)
    .some((part) => isSchema(part) && namesNull(part));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}
