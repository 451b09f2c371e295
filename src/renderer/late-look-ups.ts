import { createLookUps } from "#engine/sources/look-ups.ts";

import { LoadMore } from "./around/load-more.tsx";

/** What only screens with look-ups, and with lists in pages, need: a view, and that part of the engine. */
export const lookUps = { LoadMore, createLookUps };

export type LateLookUps = typeof lookUps;
