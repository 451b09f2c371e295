import { isRecord } from "#lib/json/record.ts";
import { isFreeForm, partsOf, type Schema } from "#sandbox/openapi/schema.ts";

/** A reply may be wrapped in this key, whatever its schema says. */
const WRAPPING = "data";

/**
 * The keys anywhere in a reply that its schema only has as our extensions. It ignores where a name is, and so finds
 * mistakes in the shaping of a reply.
 */
export function markedNames(value: unknown, schema: Schema): readonly string[] {
  const allowed = namesIn([schema]);
  return allowed === "any" ? [] : [...new Set(keysOf(value))].filter((key) => !allowed.has(key));
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]) : [];
}

function namesIn(schemas: readonly Schema[]): Set<string> | "any" {
  const names = new Set([WRAPPING]);
  for (const part of schemas.flatMap(partsOf)) {
    const inner = Object.entries(part.properties ?? {}).filter(([, one]) => !one["x-not-in-specification"]);
    for (const [name] of inner) names.add(name);
    const below = [...inner.map(([, one]) => one), ...(part.items ? [part.items] : [])];
    for (const one of below) {
      const found = isObjectSchema(one) && isFreeForm([one]) ? "any" : namesIn([one]);
      if (found === "any") return "any";
      for (const name of found) names.add(name);
    }
  }
  return names;
}

function isObjectSchema(schema: Schema): boolean {
  return partsOf(schema).some(({ type }) => type === "object");
}
