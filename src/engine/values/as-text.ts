/** A value in a text: missing and null are "", an object or a list is the first text in it. */
export function asText(value: unknown): string {
  return typeof value === "number" || typeof value === "boolean" ? String(value) : firstText(value);
}

/** The first text in a value, as of errors by field: `{ "email": ["Taken."] }` → "Taken."; "" where there is none. */
export function firstText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object") return "";
  return (
    Object.values(value ?? {})
      .map(firstText)
      .find(Boolean) ?? ""
  );
}
