import { isRecord } from "#lib/json/record.ts";

import { describeShape, showValue, suggest } from "./describe.ts";
import type { Shape } from "./shape.ts";

export type Path = readonly string[];
/** The app's build leaves out the messages, which it tells nobody (`tools/vite/quiet-tenants.ts`). */
export type Refuse = (path: Path, message: string) => void;

/**
 * Returns the parts of a value that fit the shape, or undefined when none does. Every other part is reported once and
 * left out; a list is kept or refused as a whole. Never throws, and never goes deeper than the shape.
 */
export function checkShape(shape: Shape, value: unknown, refuse: Refuse, path: Path = []): unknown {
  if (!hasType(shape, value)) {
    refuse(path, `is ${showValue(value)}; expected ${describeShape(shape)}.`);
    return undefined;
  }
  if (isRecord(value)) return checkObject(shape, value, refuse, path);
  const fits = Array.isArray(value) ? checkList(shape, value, refuse, path) : fitsScalar(shape, value);
  if (fits === undefined) return undefined;
  if (!fits) refuse(path, `is ${showValue(value)}; expected ${describeShape(shape)}.`);
  return fits ? value : undefined;
}

function checkObject(shape: Shape, value: Record<string, unknown>, refuse: Refuse, path: Path): unknown {
  const keys = Object.keys(value);
  if (keys.length > (shape.maxProperties ?? Infinity)) {
    refuse(path, `has ${keys.length} names; expected at most ${shape.maxProperties}.`);
    return undefined;
  }
  const kept: Record<string, unknown> = {};
  for (const key of keys) {
    const inner = shapeOfKey(shape, key);
    if (inner === undefined) {
      refuse([...path, key], unknownKey(shape, key));
      continue;
    }
    const part = checkShape(inner, value[key], refuse, [...path, key]);
    if (part !== undefined) kept[key] = part;
  }
  return kept;
}

/** The shape of a key's value; undefined when the object may not have this key. */
function shapeOfKey(shape: Shape, key: string): Shape | undefined {
  if (shape.properties && Object.hasOwn(shape.properties, key)) return shape.properties[key];
  if (!shape.additionalProperties) return undefined;
  const pattern = shape.propertyNames?.pattern;
  return pattern === undefined || matches(pattern, key) ? shape.additionalProperties : undefined;
}

function unknownKey(shape: Shape, key: string): string {
  if (!shape.properties) return "is not a name; expected letters, digits, - and _.";
  return `is unknown.${suggest(key, Object.keys(shape.properties))}`;
}

/** True when the list fits, false when the list itself does not fit, undefined when an item was reported. */
function checkList(shape: Shape, list: unknown[], refuse: Refuse, path: Path): boolean | undefined {
  if (list.length > (shape.maxItems ?? Infinity)) return false;
  const twice = shape.uniqueItems ? list.findIndex((item, index) => list.indexOf(item) < index) : -1;
  if (twice > 0) {
    refuse(
      [...path, String(twice)],
      `is ${showValue(list[twice])} again; expected a list with each value once.`,
    );
    return undefined;
  }
  const { items } = shape;
  if (!items) return true;
  const bad = list.filter(
    (item, index) => checkShape(items, item, refuse, [...path, String(index)]) === undefined,
  );
  return bad.length === 0 ? true : undefined;
}

function fitsScalar(shape: Shape, value: unknown): boolean {
  if (typeof value === "number")
    return value >= (shape.minimum ?? -Infinity) && value <= (shape.maximum ?? Infinity);
  if (typeof value !== "string") return true;
  if (shape.enum) return shape.enum.includes(value);
  // Length first: it is cheap, and no pattern is then tried on a huge text.
  if (value.length > 2 * (shape.maxLength ?? Infinity)) return false;
  const length = Array.from(value).length;
  if (length < (shape.minLength ?? 0) || length > (shape.maxLength ?? Infinity)) return false;
  return shape.pattern === undefined || matches(shape.pattern, value);
}

function hasType(shape: Shape, value: unknown): boolean {
  return [shape.type].flat().some((type) => {
    if (type === "null") return value === null;
    if (type === "object") return isRecord(value);
    if (type === "array") return Array.isArray(value);
    if (type === "integer") return Number.isInteger(value);
    if (type === "number") return typeof value === "number" && Number.isFinite(value);
    return typeof value === type;
  });
}

function matches(pattern: string, text: string): boolean {
  return text.length <= 20_000 && new RegExp(pattern, "u").test(text);
}
