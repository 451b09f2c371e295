import type { BillersDefinition, BillersSource } from "#definition/billers.ts";

import { fromCatalogue } from "./catalogue.ts";
import { refill } from "./refill.ts";

const own: Record<string, BillersDefinition> = {};
/** `virtual:screen-billers` of the gallery. */
export const billers: Readonly<Record<string, BillersDefinition>> = own;

await fromCatalogue(({ screens }) =>
  refill(
    own,
    screens.flatMap((screen) => (screen.billers ? [[screen.id, screen.billers] as const] : [])),
  ),
);

/** The gallery has every screen. */
export const sources: Readonly<Record<string, BillersSource>> = {};
