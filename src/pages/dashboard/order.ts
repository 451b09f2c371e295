import type { HomePart } from "#tenant/home.ts";

/** The order without a tenant's wish: on a desk there is room for the details, on a phone they come where there is something to do. */
const DESK: readonly HomePart[] = ["wallets", "actions", "again", "offers", "details", "movements"];
const PHONE: readonly HomePart[] = ["wallets", "actions", "again", "details", "movements", "offers"];

/** All parts of the start page: those that the tenant names first, in that order, then the others as usual. */
export function orderOf(wished: readonly HomePart[], isPhone: boolean): readonly HomePart[] {
  return [...new Set([...wished, ...(isPhone ? PHONE : DESK)])];
}
