import type { Region } from "#lib/region.ts";

import type { Scope } from "./scope.ts";

/** The bank's country. Without it an amount has no meaning, so a scope without it is a bug. */
export function regionOf({ region }: Pick<Scope, "region"> = {}): Region {
  if (!region) throw new Error("The bank's country is missing.");
  return region;
}

/**
 * The bank's country with another currency. A symbol ("$") is the sign of several currencies, and names none.
 * @param code of ISO 4217; undefined for anything else
 */
export function regionIn(code: unknown, scope: Pick<Scope, "region">): Region | undefined {
  if (typeof code !== "string" || !/^[a-z]{3}$/i.test(code)) return undefined;
  return { ...regionOf(scope), currency: code.toUpperCase() };
}
