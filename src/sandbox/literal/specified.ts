import { isRecord } from "#lib/json/record.ts";
import { isFreeForm, itemsOf, propertyOf, type Schema } from "#sandbox/openapi/schema.ts";

/** A copy of a value of a reply with only what the specification names. */
export function specifiedOnly(value: unknown, schemas: readonly Schema[]): unknown {
  if (Array.isArray(value)) return value.map((item) => specifiedOnly(item, itemsOf(schemas)));
  if (!isRecord(value) || isFreeForm(schemas)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const named = propertyOf(schemas, key).filter((schema) => !schema["x-not-in-specification"]);
      return named.length === 0 ? [] : [[key, specifiedOnly(inner, named)]];
    }),
  );
}
