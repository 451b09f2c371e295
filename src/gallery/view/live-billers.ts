import type { BillersDefinition } from "#definition/billers.ts";

import { catalogue } from "./catalogue.ts";

const { screens } = await catalogue;

/** `virtual:screen-billers` of the gallery. */
export const billers: Readonly<Record<string, BillersDefinition>> = Object.fromEntries(
  screens.flatMap(({ id, billers: own }) => (own ? [[id, own] as const] : [])),
);
