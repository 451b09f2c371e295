import { isRecord } from "#lib/json/record.ts";
import type { Random } from "#sandbox/demo/random.ts";
import { itemsOf, propertyOf, type Schema } from "#sandbox/openapi/schema.ts";

/** One choice for each place of a reply, so that the rows of a list look alike, as a real provider's do. */
type Choose = (path: string) => boolean;

function chooser(random: Random, oneIn: number): Choose {
  const made = new Map<string, boolean>();
  return (path) => {
    const known = made.get(path) ?? random.integer(1, oneIn) === 1;
    made.set(path, known);
    return known;
  };
}

/** Leaves out one in three of the values that may be missing. */
export function withGaps(value: unknown, schemas: readonly Schema[], random: Random): unknown {
  const isLeftOut = chooser(random, 3);
  const copy = (inner: unknown, of: readonly Schema[], path: string): unknown => {
    if (Array.isArray(inner)) return inner.map((item) => copy(item, itemsOf(of), path));
    if (!isRecord(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).flatMap(([key, field]) => {
        const named = propertyOf(of, key);
        const at = `${path}/${key}`;
        const goes = named.some((schema) => schema["x-may-be-missing"]) && isLeftOut(at);
        return goes ? [] : [[key, copy(field, named, at)]];
      }),
    );
  };
  return copy(value, schemas, "");
}

const ID = /(?:^|_)id$/;

/** Ids as numbers or as text; each kind of id has one form in the whole reply. */
export function withIds(value: unknown, random: Random): unknown {
  const isText = chooser(random, 2);
  return mapFields(value, (key, field) =>
    ID.test(key) && typeof field === "number" && isText(key) ? String(field) : field,
  );
}

/** The label of a status in its own case, in capitals or in small letters. */
export function withLabels(value: unknown, random: Random): unknown {
  const write = random.pick([
    (label: string) => label,
    (label: string) => label.toUpperCase(),
    (label: string) => label.toLowerCase(),
  ]);
  return mapFields(value, (key, field) =>
    key === "status" && isRecord(field) && typeof field["label"] === "string"
      ? { ...field, label: write(field["label"]) }
      : field,
  );
}

function mapFields(value: unknown, change: (key: string, field: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, change(key, mapFields(field, change))]),
  );
}
