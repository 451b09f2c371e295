/** The entries that have a value. */
export function optional<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const there = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [K in keyof T]?: NonNullable<T[K]> };
}
