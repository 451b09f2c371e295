import { type Fields, fieldsOf, isFields, listOf } from "#tools/compile-screen/read/fields.ts";

import { fieldOf, literal, type OperationField } from "./operation-fields.ts";
import { flattened, type Tell, typeOf, UNREADABLE } from "./openapi-schema.ts";

/** A value of a request: the fields for it, and how it is made from them. */
export type Request = { readonly fields: readonly OperationField[]; readonly sent: unknown };

export type Asked = {
  /** Dotted path, for messages. */
  readonly path: string;
  /** Its place in the request, such as `$request.body#/contact/name`. */
  readonly pointer: string;
  readonly required: boolean;
  /** Whether a secret is allowed there. */
  readonly secrets: boolean;
  /** Whether it is an item of a list, which is sent completely or not at all. */
  readonly isItem?: boolean;
  /** Names of the existing fields; each new one is added. */
  readonly names: Set<string>;
};

/** Keys that are a way to make a value, or could reach a prototype. */
const NO_KEY = /^(?:\$.*|__proto__|constructor|prototype)$/;
/** Longer lists need a hand-written screen. */
const MOST_ITEMS = 5;

/**
 * The fields for a value of a schema: nested objects are flattened, and a list gets as many items as it must have.
 * Undefined when a form cannot ask for it; `tell` reports why, and everything else that is lost.
 */
export function requestOf(schema: Fields, asked: Asked, tell: Tell): Request | undefined {
  const whole = flattened(schema, asked.path, tell);
  if (whole.readOnly === true) return undefined;
  if (typeof whole[UNREADABLE] === "string") return left(asked, whole[UNREADABLE], tell);
  if ("const" in whole) return constant(whole.const, asked, tell);
  const type = typeOf(whole);
  if (type === "object") return objectOf(whole, asked, tell);
  if (type === "array") return listOfItems(whole, asked, tell);
  const field = fieldOf(whole, asked, tell);
  return field && { fields: [field], sent: field.sent };
}

function constant(value: unknown, asked: Asked, tell: Tell): Request | undefined {
  const isPlain =
    typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value);
  if (!isPlain) return left(asked, `it is always ${JSON.stringify(value)}`, tell);
  return { fields: [], sent: literal(value) };
}

function objectOf(schema: Fields, asked: Asked, tell: Tell): Request | undefined {
  const properties = Object.entries(fieldsOf(schema.properties));
  if (properties.length === 0) return left(asked, "an object whose keys are not named", tell);
  if (isFields(schema.additionalProperties) || isFields(schema.patternProperties))
    tell(asked.path, "further keys are not asked");
  const parts = properties.flatMap(([key, property]) => {
    const below = {
      ...asked,
      path: asked.path === "" ? key : `${asked.path}.${key}`,
      pointer: `${asked.pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      required: asked.required && listOf(schema.required).includes(key),
      isItem: false,
    };
    const part = NO_KEY.test(key)
      ? left(below, "a screen cannot send a key of that name", tell)
      : requestOf(fieldsOf(property), below, tell);
    return part ? [[key, part] as const] : [];
  });
  if (parts.length === 0) return undefined;
  const sent = Object.fromEntries(parts.map(([key, part]) => [key, part.sent]));
  const fields = parts.flatMap(([, part]) => part.fields);
  if (asked.required || asked.isItem) return { fields, sent };
  const needed = listOf(schema.required).flatMap(
    (key) => parts.find(([name]) => name === key)?.[1].fields ?? [],
  );
  return { fields, sent: sentOnce(needed, sent, asked, tell) };
}

function listOfItems(schema: Fields, asked: Asked, tell: Tell): Request | undefined {
  const { items, minItems } = schema;
  const count = typeof minItems === "number" ? Math.max(1, minItems) : 1;
  if (!isFields(items)) return left(asked, "a list whose items are not described", tell);
  if (count > MOST_ITEMS) return left(asked, `a list of ${count} items or more`, tell);
  tell(asked.path, `a list: ${count === 1 ? "one item is" : `${count} items are`} asked`);
  const all = Array.from({ length: count }, (_, index) => {
    const whole = asked.path || "item";
    const path = count === 1 ? whole : `${whole}.${index + 1}`;
    return requestOf(
      items,
      { ...asked, path, isItem: true, pointer: `${asked.pointer}/${index}` },
      index === 0 ? tell : () => undefined,
    );
  });
  if (all.includes(undefined)) return undefined;
  const made = all as Request[];
  const fields = made.flatMap((one) => one.fields);
  const sent = made.map((one) => one.sent);
  return { fields, sent: asked.required ? sent : sentOnce(fields, sent, asked, tell) };
}

/**
 * A value that was not typed is not sent: neither as an empty list nor as an object without its required keys. The
 * first of its fields decides, unless that is a secret.
 */
function sentOnce(fields: readonly OperationField[], value: unknown, { path }: Asked, tell: Tell): unknown {
  const first = fields.find(({ schema }) => schema.writeOnly !== true);
  tell(
    path,
    first ? `it is sent once ${first.name} is typed` : "it is sent even where nothing of it is typed",
  );
  return first
    ? { $cases: [{ when: { [`$inputs.${first.name}`]: { type: first.schema.type } }, value }] }
    : value;
}

function left({ path }: Asked, why: string, tell: Tell): undefined {
  tell(path, `left out: ${why}`);
}
