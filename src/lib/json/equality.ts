/**
 * Deep equality of plain data; the order of keys does not matter, and 0 equals -0. All functions count as equal: in the
 * props of a form they are handlers, which each render makes anew. Objects of different classes differ; values must not
 * contain themselves.
 */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (typeof one === "function") return typeof other === "function";
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && deepEqual(valueOf(one, key), valueOf(other, key)));
}

function valueOf(object: object, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}
