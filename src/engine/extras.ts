import { createDraft } from "./draft.ts";
import { createLimits } from "./limits.ts";

/** What only customers' screens need. It comes with their views, so that sign-in goes without. */
export const extras = { createDraft, createLimits };

export type Extras = typeof extras;
