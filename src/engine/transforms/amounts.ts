import { inCurrency } from "#lib/money/money-form.ts";
import { formatAmount, formatMoney, formatRate, majorText, toMajor, toMinor } from "#lib/money/money.ts";
import { regionOf } from "#engine/scope/region.ts";
import type { Scope } from "#engine/scope/scope.ts";

export const amountTransforms = {
  amount,
  decimal,
  kobo: minor,
  money,
  naira: major,
  rate,
  sum,
  total,
};

type InRegion = Pick<Scope, "region">;

/** Major units as text or number → minor units: naira → kobo. */
export function minor(value: unknown, _argument: unknown, scope?: InRegion): number | undefined {
  return typeof value === "number" || typeof value === "string" ? toMinor(value, regionOf(scope)) : undefined;
}

/** Minor units → major units as a number, for a payload: kobo → naira. */
export function major(value: unknown, _argument: unknown, scope?: InRegion): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value)
    ? toMajor(value, regionOf(scope))
    : undefined;
}

/** Major units as text or number → text with all decimals and no separators, for a payload. */
function decimal(value: unknown, _argument: unknown, scope?: InRegion): string | undefined {
  const inMinor = minor(value, undefined, scope);
  return inMinor === undefined ? undefined : majorText(inMinor, regionOf(scope));
}

/** Two amounts in major units, as text or number → their sum in major units. */
function sum(value: unknown, other: unknown, scope?: InRegion): number | undefined {
  const [one, two] = [minor(value, undefined, scope), minor(other, undefined, scope)];
  return one === undefined || two === undefined ? undefined : major(one + two, undefined, scope);
}

/** A list of amounts in major units → their sum in major units; undefined when one of them is no amount. */
function total(value: unknown, _argument: unknown, scope?: InRegion): number | undefined {
  if (!Array.isArray(value)) return undefined;
  const all = value.reduce<number>((before, one) => before + (minor(one, undefined, scope) ?? Number.NaN), 0);
  return major(all, undefined, scope);
}

/** Major units as a provider sends them → text as the country writes it, without a currency. */
function amount(value: unknown, _argument: unknown, scope?: InRegion): string | undefined {
  const inMinor = minor(value, undefined, scope);
  return inMinor === undefined ? undefined : formatAmount(inMinor, regionOf(scope));
}

/** The same with the currency's symbol. The argument is the currency, by default the bank's. */
function money(value: unknown, currency: unknown, scope?: InRegion): string | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const region = regionOf(scope);
  const form = typeof currency === "string" ? inCurrency(region, currency) : region;
  const inMinor = toMinor(value, form);
  return inMinor === undefined ? undefined : formatMoney(inMinor, form);
}

/** What one of something costs → text with all decimals that the provider sends. */
function rate(value: unknown, _argument: unknown, scope?: InRegion): string | undefined {
  return typeof value === "number" || typeof value === "string"
    ? formatRate(value, regionOf(scope))
    : undefined;
}
