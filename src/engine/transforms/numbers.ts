export const numberTransforms = { number };

/** Decimal text → number. */
function number(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? value.trim() : "";
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}
