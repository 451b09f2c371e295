import type { ValidateFunction } from "ajv";

import { isFields } from "#tools/compile-screen/read/fields.ts";

import { createAjv } from "./schema-pool.ts";

const ajv = createAjv(false, false);

/** By the text of the schema: the same stand in many screens. */
const known = new Map<string, ValidateFunction | undefined>();

/** Whether a value satisfies a schema. One that does not compile, which another check reports, takes nothing. */
export function passes(schema: unknown, value: unknown): boolean {
  const key = JSON.stringify(schema);
  if (!known.has(key)) known.set(key, compiled(schema));
  return known.get(key)?.(value) === true;
}

function compiled(schema: unknown): ValidateFunction | undefined {
  if (!isFields(schema)) return undefined;
  try {
    return ajv.compile(schema);
  } catch {
    return undefined;
  }
}
