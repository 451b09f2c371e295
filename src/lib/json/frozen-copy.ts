/** A deeply frozen copy of a JSON value. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(frozenCopy)
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, frozenCopy(inner)]));
  return Object.freeze(copy) as T;
}
