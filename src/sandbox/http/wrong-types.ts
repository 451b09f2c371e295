/** The same JSON with every value of a wrong type: text for numbers, numbers for text, objects for lists. */
export function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: wrongTypes(value[0] ?? null) };
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrongTypes(inner)]));
  }
  if (typeof value === "string") return value.length;
  return value === null ? [] : JSON.stringify(value);
}
