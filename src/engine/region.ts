import type { Region } from "#lib/region.ts";

import type { Scope } from "./scope.ts";

/** The bank's country. Without it an amount has no meaning, so a scope without it is a bug. */
export function regionOf({ region }: Pick<Scope, "region"> = {}): Region {
  if (!region) throw new Error("The bank's country is missing.");
  return region;
}
