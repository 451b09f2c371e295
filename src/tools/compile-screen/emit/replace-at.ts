import { isFields } from "#tools/compile-screen/read/fields.ts";

/** A copy of a JSON value in which the part at a path is replaced. A path that does not exist changes nothing. */
export function replaceAt(
  value: unknown,
  path: readonly (string | number)[],
  replace: (part: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replace(value);
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaceAt(item, rest, replace) : item));
  if (!isFields(value) || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: replaceAt(value[key], rest, replace) };
}
