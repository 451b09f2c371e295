import type { Meta, Notions, Role } from "#definition/meta.ts";
import { shapeAt, type JsonShape } from "#lib/json/json-shape.ts";
import { facetsOf, wordOf } from "#tools/meta-schema/facets.ts";

/** One of the forms that a value may have, and the schema of such a value. */
export type Form = JsonShape & {
  readonly meta: Meta;
  readonly title: string;
  readonly description?: string | undefined;
  readonly example?: unknown;
};

const TYPES = ["string", "number", "boolean", "array", "object", "null"] as const;
type Type = (typeof TYPES)[number];

const TITLES: { readonly [type in Type]: string } = {
  string: "Text",
  number: "Number",
  boolean: "Yes or no",
  array: "Several",
  object: "Object",
  null: "Nothing",
};
/** A text with these roles is none: it makes or names a value. */
const MAKING: ReadonlySet<Role | undefined> = new Set([
  "value",
  "body",
  "query",
  "expression",
  "url",
  "store",
]);

/** The forms that a value may have, by the meta-schema: its types, the alternatives of `anyOf`, and the objects that a key tells apart. */
export function formsOf(meta: Meta, notions: Notions): readonly Form[] {
  const forms = alternativesOf(meta, notions).flatMap((one) => {
    const facets = facetsOf(one, undefined, notions);
    const types = openTypes(facets);
    return types.flatMap((type) =>
      type === "object" ? objectForms(one, facets, notions) : [formOf(one, { type }, notions)],
    );
  });
  return forms.filter(
    (form, index) => index === forms.findIndex(({ type, key }) => type === form.type && key === form.key),
  );
}

/** The schema itself, or each of its alternatives with all that holds for all of them. */
function alternativesOf(meta: Meta, notions: Notions): readonly Meta[] {
  const anyOf = wordOf(facetsOf(meta, undefined, notions), "anyOf");
  const isOfTypes = anyOf?.every((one) => openTypes(facetsOf(one, undefined, notions)).length > 0);
  if (!anyOf || !isOfTypes) return [meta];
  return anyOf.flatMap((one) => alternativesOf(one, notions)).map((one) => ({ allOf: [one, meta] }));
}

/** The types of a value; all where the format leaves it open. */
function openTypes(facets: readonly Meta[]): readonly Type[] {
  const types = wordOf(facets, "type");
  if (types === undefined) return isOpen(facets) ? TYPES : [];
  const named = new Set([types].flat().map((type) => (type === "integer" ? "number" : type)));
  return TYPES.filter((type) => named.has(type)).toSorted(
    (one, other) => order(types, one) - order(types, other),
  );
}

function order(types: string | readonly string[], type: string): number {
  const index = [types].flat().findIndex((one) => one === type || (one === "integer" && type === "number"));
  return type === "null" ? Infinity : index;
}

/** Whether the format says nothing of a value but what it is for. */
export function isOpen(facets: readonly Meta[]): boolean {
  return !facets.some(
    ({ $ref, type, properties, additionalProperties, items, enum: words, const: fixed, anyOf, oneOf }) =>
      [$ref, type, properties, items, words, fixed, anyOf, oneOf].some((word) => word !== undefined) ||
      typeof additionalProperties === "object",
  );
}

/** The objects that a key tells apart (`$value`, `$cases`, …); one form where there are none of these. */
function objectForms(meta: Meta, facets: readonly Meta[], notions: Notions): readonly Form[] {
  const keyed = facets
    .flatMap(({ allOf = [] }) => allOf)
    .flatMap(({ if: when, then: made }) => {
      const [key, ...more] = when?.required ?? [];
      return key !== undefined && more.length === 0 && made ? [{ key, made }] : [];
    });
  if (keyed.length === 0) return [formOf(meta, { type: "object" }, notions)];
  return keyed.map(({ key, made }) => formOf(meta, { type: "object", key }, notions, made));
}

function formOf(meta: Meta, shape: JsonShape, notions: Notions, own?: Meta): Form {
  const around = facetsOf(meta, undefined, notions);
  const begun = shape.type === "object" ? facetsOf(meta, {}, notions) : [];
  const inner = own ? facetsOf(own, undefined, notions) : begun.filter((one) => !around.includes(one));
  const examples = [...around, ...inner].flatMap((one) => one.examples ?? []);
  return {
    ...shape,
    meta,
    title: wordOf(inner, "title") ?? titleOf(shape, around),
    description: wordOf(inner, "description"),
    example: examples.find((one) => shapeAt([shape], one) === 0),
  };
}

function titleOf({ type }: JsonShape, facets: readonly Meta[]): string {
  if (type === "string" && wordOf(facets, "enum")) return "One word";
  const isMaking = type === "string" && MAKING.has(wordOf(facets, "x-role"));
  return isMaking ? "Text or expression" : TITLES[type];
}
