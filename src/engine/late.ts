import { createDraft } from "./draft.ts";
import { createLimits } from "./limits.ts";

/** What sign-in goes without: it comes with the late views of the renderer. */
export const late = { createDraft, createLimits };

export type Late = typeof late;
