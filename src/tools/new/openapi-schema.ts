import { readPointer } from "#lib/json/pointer.ts";
import { type Fields, fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

/** Reports something in a property that a screen cannot express; `path` is dotted and relative to the request. */
export type Tell = (path: string, what: string) => void;

/** Marks a schema that cannot be read, with the reason. */
export const UNREADABLE = "x-unreadable";

/**
 * Replaces references inside the file by their targets. A reference that leads nowhere, or to itself, is `UNREADABLE`.
 */
export function resolved(value: unknown, document: unknown, within: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, document, within));
  if (!isFields(value)) return value;
  const target = textOf(value.$ref);
  if (target === undefined) {
    const entries = Object.entries(value).map(([key, one]) => [key, resolved(one, document, within)]);
    return Object.fromEntries(entries);
  }
  const found = target.startsWith("#/") ? readPointer(document, target.slice(1)) : undefined;
  if (found === undefined) return { [UNREADABLE]: `${target} is not in the file` };
  if (within.includes(target)) return { [UNREADABLE]: `${target} holds itself` };
  return resolved(found, document, [...within, target]);
}

/** Merges a schema with its `allOf`, and with the first alternative of its `oneOf` or `anyOf`. */
export function flattened(schema: Fields, path: string, tell: Tell): Fields {
  const { allOf, oneOf, anyOf, nullable: _nullable, ...own } = schema;
  const shapes = [...listOf(oneOf), ...listOf(anyOf)].map(fieldsOf).filter(({ type }) => type !== "null");
  const parts = [...listOf(allOf).map(fieldsOf), ...chosen(shapes, path, tell)];
  return parts.map((part) => flattened(part, path, tell)).reduceRight(merged, withBounds(own));
}

function chosen(shapes: readonly Fields[], path: string, tell: Tell): Fields[] {
  const values = shapes.flatMap((shape) => ("const" in shape ? [shape.const] : []));
  if (values.length > 1 && values.length === shapes.length) return [{ enum: values }];
  if (shapes.length > 1) tell(path, `only the first of its ${shapes.length} shapes is asked`);
  return shapes.slice(0, 1);
}

function merged(all: Fields, part: Fields): Fields {
  const properties = { ...fieldsOf(part.properties) };
  for (const [name, property] of Object.entries(fieldsOf(all.properties))) {
    properties[name] = Object.hasOwn(properties, name) ? { allOf: [properties[name], property] } : property;
  }
  const required = [...new Set([...listOf(part.required), ...listOf(all.required)])];
  return {
    ...part,
    ...all,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** In OpenAPI 3.0 a separate switch makes a bound exclusive; in JSON Schema an exclusive bound is a number. */
function withBounds(schema: Fields): Fields {
  const { exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  return {
    ...rest,
    ...bound(rest.minimum, exclusiveMinimum, "exclusiveMinimum", "minimum"),
    ...bound(rest.maximum, exclusiveMaximum, "exclusiveMaximum", "maximum"),
  };
}

function bound(limit: unknown, exclusive: unknown, name: string, plain: string): Fields {
  if (typeof exclusive === "number") return { [name]: exclusive };
  return exclusive === true && typeof limit === "number" ? { [name]: limit, [plain]: undefined } : {};
}

/** The type of a property's values; derived from its other keywords if it has none. */
export function typeOf(property: Fields): string {
  const [type] = typesOf(property);
  if (type !== undefined) return type;
  if (isFields(property.properties)) return "object";
  if (isFields(property.items)) return "array";
  const [value] = "const" in property ? [property.const] : listOf(property.enum);
  return typeof value === "number" ? "number" : typeof value === "boolean" ? "boolean" : "string";
}

/** The types that a property names, without null. */
export function typesOf({ type }: Fields): string[] {
  return [type].flat().filter((one) => typeof one === "string" && one !== "null") as string[];
}
