import { readPointer } from "#lib/json/pointer.ts";
import { openApiDocument } from "./document.ts";

/** A schema of the OpenAPI file, with the keys that are needed to walk replies. */
export type Schema = {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  /** Our extension: the specification does not name it. */
  readonly "x-not-in-specification"?: true;
  /** The specification names it, and a reply may leave it out. */
  readonly "x-may-be-missing"?: true;
};

/** The schema at a pointer of the OpenAPI file, or undefined. */
export function schemaAt(pointer: string): Schema | undefined {
  return readPointer(openApiDocument, pointer) as Schema | undefined;
}

/** A schema with all schemas that it refers to, requires (`allOf`) or allows (`anyOf`). */
export function partsOf(schema: Schema): readonly Schema[] {
  const referred = schema.$ref === undefined ? undefined : schemaAt(schema.$ref.slice(1));
  const inner = [...(referred ? [referred] : []), ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [schema, ...inner.flatMap(partsOf)];
}

/** The schemas that a list of schemas gives to one property. */
export function propertyOf(schemas: readonly Schema[], name: string): readonly Schema[] {
  return schemas.flatMap(partsOf).flatMap(({ properties }) => {
    const found = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return found ? [found] : [];
  });
}

/** The schemas of a list's items. */
export function itemsOf(schemas: readonly Schema[]): readonly Schema[] {
  return schemas.flatMap(partsOf).flatMap(({ items }) => (items ? [items] : []));
}

/** Whether an object may have any key: it names none, or allows other keys without marking them as ours. */
export function isFreeForm(schemas: readonly Schema[]): boolean {
  const parts = schemas.flatMap(partsOf);
  const others = parts.map(({ additionalProperties }) => additionalProperties);
  if (others.some((other) => typeof other === "object" && other["x-not-in-specification"])) return false;
  return others.includes(true) || parts.every(({ properties }) => properties === undefined);
}
