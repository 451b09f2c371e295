import { fingerprintOf } from "#lib/fingerprint.ts";

export const randomTransforms = { "random-digit": randomDigit };

/** The text with a digit behind it that nobody can tell before; for as long as a screen is open, of a text the same one. */
function randomDigit(
  value: unknown,
  _argument?: unknown,
  { seed }: { readonly seed?: string } = {},
): string | undefined {
  if (seed === undefined) return undefined;
  const text = typeof value === "string" ? value : "";
  return `${text}${Number.parseInt(fingerprintOf(seed, text), 36) % 10}`;
}
