import { placesOf } from "#lib/money/money-form.ts";
import { decimalText, withoutCurrency } from "#lib/money/money.ts";
import { regionOf } from "#engine/scope/region.ts";
import type { Scope } from "#engine/scope/scope.ts";

import { major, minor } from "./amounts.ts";

export const shareTransforms = {
  "divided-by": dividedBy,
  "less-percent": lessPercent,
  "round-up": roundUp,
  times,
};

type InRegion = Pick<Scope, "region">;

/**
 * Major units times a factor → major units. Of both all decimals count: a rate has more than a currency, and an amount
 * may be in a currency with more.
 */
function times(value: unknown, factor: unknown, scope?: InRegion): number | undefined {
  const [one, other] = [amountFraction(value, scope), toFraction(factor)];
  if (!one || !other) return undefined;
  const minors = BigInt(10 ** placesOf(regionOf(scope)));
  return rounded({ parts: one.parts * minors * other.parts, of: one.of * other.of }, scope);
}

/**
 * Major units divided into equal parts → one part, rounded up to the next minor unit so that all parts together are
 * enough.
 */
function dividedBy(value: unknown, parts: unknown, scope?: InRegion): number | undefined {
  const [one, other] = [minor(value, undefined, scope), toFraction(parts)];
  if (one === undefined || !other || other.parts <= 0n) return undefined;
  const whole = BigInt(one) * other.of;
  return inMajor(whole / other.parts + (whole % other.parts > 0n ? 1n : 0n), scope);
}

/** Major units minus a percentage → major units. */
function lessPercent(value: unknown, percent: unknown, scope?: InRegion): number | undefined {
  const [one, other] = [minor(value, undefined, scope), toFraction(percent)];
  if (one === undefined || !other) return undefined;
  const whole = 100n * other.of;
  return rounded({ parts: BigInt(one) * (whole - other.parts), of: whole }, scope);
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
type Fraction = { readonly parts: bigint; readonly of: bigint };

/** An amount as the provider has it. */
function amountFraction(value: unknown, scope?: InRegion): Fraction | undefined {
  return toFraction(typeof value === "string" ? decimalText(value, regionOf(scope)) : value);
}

/** The digits of a number after the 15th are binary rounding errors. */
function toFraction(value: unknown): Fraction | undefined {
  const text = typeof value === "number" ? String(Number(value.toPrecision(15))) : String(value).trim();
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = "", places = ""] = match;
  return { parts: BigInt(whole + places), of: 10n ** BigInt(places.length) };
}

/** Rounded to minor units; half of one rounds up. */
function rounded({ parts, of }: Fraction, scope?: InRegion): number | undefined {
  const rest = parts % of;
  const next = (rest < 0n ? -rest : rest) * 2n >= of ? (parts < 0n ? -1n : 1n) : 0n;
  return inMajor((parts - rest) / of + next, scope);
}

function inMajor(minors: bigint, scope?: InRegion): number | undefined {
  return major(Number(minors), undefined, scope);
}
