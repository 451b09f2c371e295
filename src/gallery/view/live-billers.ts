import type { BillersDefinition, BillersSource } from "#definition/billers.ts";

import { catalogue } from "./catalogue.ts";

const { screens } = await catalogue;

/** `virtual:screen-billers` of the gallery. */
export const billers: Readonly<Record<string, BillersDefinition>> = Object.fromEntries(
  screens.flatMap(({ id, billers: own }) => (own ? [[id, own] as const] : [])),
);

/** The gallery has every screen. */
export const sources: Readonly<Record<string, BillersSource>> = {};
