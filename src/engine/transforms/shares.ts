import { kobo, naira } from "./amounts.ts";

export const shareTransforms = {
  "divided-by": dividedBy,
  "less-percent": lessPercent,
  "round-up": roundUp,
  times,
};

/** Naira times a factor → naira. */
function times(value: unknown, factor: unknown): number | undefined {
  const [one, other] = [kobo(value), toFraction(factor)];
  return one === undefined || !other ? undefined : scaled(one, other);
}

/**
 * Naira divided into equal parts → one part in naira, rounded up to the next kobo so that all parts together are
 * enough.
 */
function dividedBy(value: unknown, parts: unknown): number | undefined {
  const [one, other] = [kobo(value), toFraction(parts)];
  if (one === undefined || !other || other.parts <= 0) return undefined;
  const whole = one * other.of;
  if (!Number.isSafeInteger(whole)) return undefined;
  const rest = whole % other.parts;
  return naira((whole - rest) / other.parts + (rest > 0 ? 1 : 0));
}

/** Naira minus a percentage → naira. */
function lessPercent(value: unknown, percent: unknown): number | undefined {
  const [one, other] = [kobo(value), toFraction(percent)];
  if (one === undefined || !other) return undefined;
  const whole = 100 * other.of;
  return scaled(one, { parts: whole - other.parts, of: whole });
}

/**
 * Naira → the next whole naira. A text counts with all its decimals. A number is rounded to kobo first, because smaller
 * digits may be binary rounding errors.
 */
function roundUp(value: unknown): number | undefined {
  const text = typeof value === "number" ? value.toFixed(2) : String(value).replaceAll(/[\s,₦]/g, "");
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) + (/[1-9]/.test(fraction) ? 1 : 0);
}

/** A decimal as a fraction of whole numbers, so that nothing is lost: 7.5 is 75 / 10. */
type Fraction = { readonly parts: number; readonly of: number };

function toFraction(value: unknown): Fraction | undefined {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(
    typeof value === "number" ? String(value) : String(value).trim(),
  );
  if (!match) return undefined;
  const [, whole = "", places = ""] = match;
  return { parts: Number(whole + places), of: 10 ** places.length };
}

/** Rounded to kobo; half a kobo rounds up. */
function scaled(inKobo: number, { parts, of }: Fraction): number | undefined {
  const product = inKobo * parts;
  if (!Number.isSafeInteger(product)) return undefined;
  const rest = product % of;
  return naira((product - rest) / of + (Math.abs(rest) * 2 >= of ? Math.sign(product) : 0));
}
