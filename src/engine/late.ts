import "./late-transforms.ts";
import { createActions } from "./actions.ts";
import { createDraft } from "./draft.ts";
import { createEarly } from "./early.ts";
import { earlierResult } from "./earlier-result.ts";
import { failInDialog } from "./fail-in-dialog.ts";
import { createLimits } from "./limits.ts";
import type { createKept } from "./kept.ts";
import type { Lists } from "./list-rows.ts";
import type { createLookUps } from "./look-ups.ts";
import type { Payments } from "./payments.ts";
import { closeAttempt, openAttempt } from "./once.ts";
import { createRefill } from "./refill.ts";
import { reviewRows } from "./review.ts";
import { runSources } from "./source-runner.ts";
import type { RunStep } from "./step-kind.ts";

/** The parts of the engine that the sign-in does not load; they load with the late views of the renderer. */
export const late = {
  closeAttempt,
  createActions,
  createDraft,
  createEarly,
  createLimits,
  createRefill,
  earlierResult,
  failInDialog,
  openAttempt,
  reviewRows,
  runSources,
};

export type Late = typeof late & {
  /** Of a screen that moves money. */
  readonly payments: Payments | undefined;
  /** Of a screen with fields that a reply brings. */
  readonly lists: Lists | undefined;
  /** Of a screen whose sources wait for their inputs, remember answers, have pages or are searched. */
  readonly lookUps: { readonly createLookUps: typeof createLookUps } | undefined;
  /** Of a screen with a list that the provider keeps. */
  readonly kept: { readonly createKept: typeof createKept } | undefined;
  /** Kinds of steps that a screen has beside forms and calls, by their keys. */
  readonly steps: { readonly [key: string]: { readonly run?: RunStep | undefined } };
};
