import { createKept } from "#engine/screen/kept.ts";

import { KeptButton } from "./kept/kept-button.tsx";
import { KeptList } from "./kept/kept-list.tsx";

/** What only screens with a list that the provider keeps need: its views, and that part of the engine. */
export const kept = { KeptButton, KeptList, createKept };

export type LateKept = typeof kept;
