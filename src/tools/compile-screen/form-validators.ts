// Not from the whole package: that would cost each start a third of a second.
import { schemaParser } from "@rjsf/utils/lib/parser/index.js";
import type { Schema } from "#definition/value.ts";
import { type Fields, fieldsOf } from "./fields.ts";
import type { SchemaPool } from "./schema-pool.ts";
import { Code } from "./source-code.ts";

/**
 * The functions that rjsf's precompiled validator asks for while it shows a form: of the schema itself, and of every
 * schema within it that decides something (`if`, `oneOf`, …), keyed as it looks them up: `$id`, else the hash.
 */
export function formValidators(schema: Schema, pool: SchemaPool): { [idOrHash: string]: Code } {
  const entries = Object.entries(schemaParser(schema)).map(([key, found]) => {
    // rjsf writes the key in as `$id`; ajv needs none, and two forms may share it.
    const { $id: _key, ...own } = plain(found);
    return [key, new Code(pool.add(withDefinitions(own, schema)))] as const;
  });
  return Object.fromEntries(entries);
}

/** References of an inner schema are to the definitions of the whole. */
function withDefinitions(schema: Fields, root: Schema): Schema {
  return "definitions" in root && !("definitions" in schema) && JSON.stringify(schema).includes('"$ref"')
    ? { ...schema, definitions: root.definitions }
    : schema;
}

/** rjsf marks what it has resolved with symbols; JSON has none. */
function plain(value: object): Fields {
  return fieldsOf(JSON.parse(JSON.stringify(value)));
}
