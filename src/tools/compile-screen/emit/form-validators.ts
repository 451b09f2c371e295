// Imported by path: the whole package would slow down each start by a third of a second.
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import type { SchemaPool } from "#tools/compile-screen/schemas/schema-pool.ts";

import { schemaParser } from "@rjsf/utils/lib/parser/index.js";
import type { Schema } from "#definition/value.ts";
import { Code } from "./source-code.ts";

/**
 * The functions that rjsf's precompiled validator calls while it shows a form: for the schema itself, and for every
 * schema inside it that decides something (`if`, `oneOf`, …). Their keys are those by which rjsf looks them up: `$id`,
 * else the hash.
 */
export function formValidators(schema: Schema, pool: SchemaPool): { [idOrHash: string]: Code } {
  const entries = Object.entries(schemaParser(schema)).map(([key, found]) => {
    // rjsf adds the key as `$id`; ajv does not need it, and two forms may share the schema.
    const { $id: _key, ...own } = plain(found);
    return [key, new Code(pool.add(withDefinitions(own, schema)))] as const;
  });
  return Object.fromEntries(entries);
}

/** The function that judges the whole form: one of those above, without its key. */
export function formValidator(schema: Schema, pool: SchemaPool): Code {
  const { $id: _key, ...own } = plain(schema);
  return new Code(pool.add(own));
}

/** References of an inner schema point to the definitions of the whole schema. */
function withDefinitions(schema: Fields, root: Schema): Schema {
  return "definitions" in root && !("definitions" in schema) && JSON.stringify(schema).includes('"$ref"')
    ? { ...schema, definitions: root.definitions }
    : schema;
}

/** Removes the symbols with which rjsf marks resolved schemas; JSON has no symbols. */
function plain(value: object): Fields {
  return fieldsOf(JSON.parse(JSON.stringify(value)));
}
