import { placesOf } from "#lib/money-form.ts";
import { withoutCurrency } from "#lib/money.ts";
import { regionOf } from "#engine/region.ts";
import type { Scope } from "#engine/scope.ts";

import { major, minor } from "./amounts.ts";

export const shareTransforms = {
  "divided-by": dividedBy,
  "less-percent": lessPercent,
  "round-up": roundUp,
  times,
};

type InRegion = Pick<Scope, "region">;

/** Major units times a factor → major units. */
function times(value: unknown, factor: unknown, scope?: InRegion): number | undefined {
  const [one, other] = [minor(value, undefined, scope), toFraction(factor)];
  return one === undefined || !other ? undefined : scaled(one, other, scope);
}

/**
 * Major units divided into equal parts → one part, rounded up to the next minor unit so that all parts together are
 * enough.
 */
function dividedBy(value: unknown, parts: unknown, scope?: InRegion): number | undefined {
  const [one, other] = [minor(value, undefined, scope), toFraction(parts)];
  if (one === undefined || !other || other.parts <= 0) return undefined;
  const whole = one * other.of;
  if (!Number.isSafeInteger(whole)) return undefined;
  const rest = whole % other.parts;
  return major((whole - rest) / other.parts + (rest > 0 ? 1 : 0), undefined, scope);
}

/** Major units minus a percentage → major units. */
function lessPercent(value: unknown, percent: unknown, scope?: InRegion): number | undefined {
  const [one, other] = [minor(value, undefined, scope), toFraction(percent)];
  if (one === undefined || !other) return undefined;
  const whole = 100 * other.of;
  return scaled(one, { parts: whole - other.parts, of: whole }, scope);
}

/**
 * Major units → the next whole major unit. A text counts with all its decimals. A number is rounded to minor units
 * first, because smaller digits may be binary rounding errors.
 */
function roundUp(value: unknown, _argument: unknown, scope?: InRegion): number | undefined {
  const region = regionOf(scope);
  const text =
    typeof value === "number"
      ? value.toFixed(Math.max(2, placesOf(region)))
      : withoutCurrency(String(value), region).replaceAll(/[\s,]/g, "");
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

/** Rounded to minor units; half of one rounds up. */
function scaled(amount: number, { parts, of }: Fraction, scope?: InRegion): number | undefined {
  const product = amount * parts;
  if (!Number.isSafeInteger(product)) return undefined;
  const rest = product % of;
  return major((product - rest) / of + (Math.abs(rest) * 2 >= of ? Math.sign(product) : 0), undefined, scope);
}
