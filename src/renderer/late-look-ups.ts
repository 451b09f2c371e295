import { createLookUps } from "#engine/look-ups.ts";

import { LoadMore } from "./load-more.tsx";

/** What only screens with look-ups, and with lists in pages, need: a view, and that part of the engine. */
export const lookUps = { LoadMore, createLookUps };

export type LateLookUps = typeof lookUps;
