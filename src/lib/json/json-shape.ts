import { isRecord } from "./record.ts";

/** One of the forms that a value may have: a JSON type, and for some objects the key that makes them what they are. */
export type JsonShape = {
  readonly type: "string" | "number" | "boolean" | "null" | "array" | "object";
  /** The key that only objects of this form have, such as `$value`. */
  readonly key?: string;
};

/** The index of the form that a value has; undefined where none of them fits, and of no value. */
export function shapeAt(shapes: readonly JsonShape[], value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const keyed = shapes.findIndex(
    ({ key }) => key !== undefined && isRecord(value) && Object.hasOwn(value, key),
  );
  const index =
    keyed >= 0 ? keyed : shapes.findIndex(({ type, key }) => key === undefined && type === typeOf(value));
  return index >= 0 ? index : undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/**
 * The value to go on with in another form. What was written is kept where it has a place there: a text becomes the value
 * of an object that transforms it, and the first of a list.
 *
 * @param example an example of the other form
 * @returns undefined when nothing can be kept and the form needs none
 */
export function inShape(now: unknown, { type, key }: JsonShape, example: unknown): unknown {
  const plain = plainOf(now);
  if (type === "array") return Array.isArray(now) ? now : listOf(plain, example);
  if (type === "null") return null;
  if (type !== "object") return typeof plain === type ? plain : undefined;
  const made = isRecord(example) ? example : {};
  if (key === undefined || plain === undefined || plain === null) return made;
  const inner = made[key];
  if (Array.isArray(inner)) return isRecord(inner[0]) ? made : { ...made, [key]: [plain] };
  return isRecord(inner) ? made : { ...made, [key]: plain };
}

/** A list with the value, where the items of an example are of its type. */
function listOf(plain: unknown, example: unknown): unknown {
  if (!Array.isArray(example)) return [plain ?? ""];
  return typeof plain === typeof example[0] ? [plain] : example;
}

/** The value alone: of a list the first, of an object what its first key holds. */
function plainOf(value: unknown): unknown {
  if (Array.isArray(value)) return plainOf(value[0]);
  return isRecord(value) ? plainOf(Object.values(value)[0]) : value;
}
