/** Gives an object these entries in place of all that it has. */
export function refill<T>(object: Record<string, T>, entries: readonly (readonly [string, T])[]): void {
  for (const key of Object.keys(object)) Reflect.deleteProperty(object, key);
  Object.assign(object, Object.fromEntries(entries));
}
