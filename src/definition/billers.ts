import type { Screen } from "./compiled.ts";
import type { ScreenDefinition } from "./format.ts";

/** The billers of a screen, as its file says: a list, or the source that brings them. */
export type BillersDefinition = NonNullable<ScreenDefinition["billers"]>;

/** One biller of a screen. */
export type ScreenBiller = Extract<BillersDefinition, readonly unknown[]>[number];

/** What of a screen brings its billers. */
export type BillersSource = Pick<Screen, "billers" | "sources">;

/** What an address calls the biller whose values it fills in. */
export const BILLER = "biller";

/** Whether billers are a list; else a source brings them. */
export function isListed(billers: BillersDefinition): billers is readonly ScreenBiller[] {
  return !("source" in billers);
}
