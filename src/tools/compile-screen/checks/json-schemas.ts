import type { Check } from "#tools/compile-screen/parts/context.ts";
import { keyPointer } from "#tools/compile-screen/parts/expression-uses.ts";
import { fieldsOf, isFields } from "#tools/compile-screen/read/fields.ts";
import { schemaProblems } from "#tools/compile-screen/schemas/schema-problems.ts";

/** Every JSON Schema of a form or a condition compiles in ajv's strict mode; a form's schema describes an object. */
export const jsonSchemas: Check = {
  rule: "schema",
  *check({ parts }) {
    for (const { pointer, condition } of parts.conditions) {
      for (const [key, schema] of Object.entries(fieldsOf(condition))) {
        if (isFields(schema)) yield* schemaProblems(schema, keyPointer(pointer, key));
      }
    }
    for (const { pointer, ask } of parts.asks) {
      if (!isFields(ask.schema)) continue;
      const found = schemaProblems(ask.schema, `${pointer}/schema`);
      yield* found;
      if (found.length === 0 && ask.schema.type !== "object") {
        yield {
          pointer: `${pointer}/schema`,
          message: "the schema of a form does not describe an object",
          expected: '"type": "object"',
        };
      }
    }
  },
};
