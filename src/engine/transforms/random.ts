import { fingerprintOf } from "#lib/fingerprint.ts";

export const randomTransforms = { "random-digit": randomDigit };

/** Appends an unpredictable digit to the text; while a screen is open, the same text gets the same digit. */
function randomDigit(
  value: unknown,
  _argument?: unknown,
  { seed }: { readonly seed?: string } = {},
): string | undefined {
  if (seed === undefined) return undefined;
  const text = typeof value === "string" ? value : "";
  return `${text}${Number.parseInt(fingerprintOf(seed, text), 36) % 10}`;
}
