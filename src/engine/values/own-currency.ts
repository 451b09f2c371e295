import type { Value } from "#definition/value.ts";
import type { Region } from "#lib/region.ts";
import { regionIn, regionOf } from "#engine/scope/region.ts";
import type { Scope } from "#engine/scope/scope.ts";

import { resolveValue } from "./value.ts";

/** The region of an amount that may have a currency of its own. Undefined while that is not known. */
export function regionFor(currency: Value | undefined, scope: Scope): Region | undefined {
  return currency === undefined ? regionOf(scope) : regionIn(resolveValue(currency, scope), scope);
}
