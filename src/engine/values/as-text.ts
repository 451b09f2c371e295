/** A value in a text: missing and null are "", an object or a list is the first text in it. */
export function asText(value: unknown): string {
  return typeof value === "object"
    ? firstText(value)
    : String((value as string | number | boolean | undefined) ?? "");
}

/** The first text in a value, as of errors by field: `{ "email": ["Taken."] }` → "Taken."; "" where there is none, or far down. */
export function firstText(value: unknown, levels = 9): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || !levels) return "";
  return (
    Object.values(value ?? {})
      .map((one) => firstText(one, levels - 1))
      .find(Boolean) ?? ""
  );
}
