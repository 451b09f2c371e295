import { isRecord } from "#lib/json/record.ts";

/** Texts by their name in `$same`. */
export type NamedTexts = Map<string, string>;

/**
 * Whether a value is what a scenario expects: the exact JSON, except for texts described by `{ "$pattern": … }`. Texts
 * with the same `$same` must be equal; `named` remembers them.
 */
export function matches(expected: unknown, value: unknown, named: NamedTexts = new Map()): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((item, index) => matches(item, value[index], named))
    );
  }
  if (!isRecord(expected)) return Object.is(expected, value);
  if (typeof expected["$pattern"] === "string") {
    return (
      typeof value === "string" &&
      new RegExp(expected["$pattern"], "u").test(value) &&
      isSame(expected["$same"], value, named)
    );
  }
  if (!isRecord(value)) return false;
  const names = Object.keys(expected);
  return (
    names.length === Object.keys(value).length &&
    names.every((name) => Object.hasOwn(value, name) && matches(expected[name], value[name], named))
  );
}

function isSame(name: unknown, text: string, named: NamedTexts): boolean {
  if (typeof name !== "string") return true;
  if (!named.has(name)) named.set(name, text);
  return named.get(name) === text;
}
