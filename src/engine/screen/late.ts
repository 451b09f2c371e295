import "#engine/transforms/late-transforms.ts";
import { createDraft } from "#engine/fields/draft.ts";
import { earlierResult } from "#engine/payments/earlier-result.ts";
import { createLimits } from "#engine/fields/limits.ts";
import type { Lists } from "#engine/fields/list-rows.ts";
import type { createLookUps } from "#engine/sources/look-ups.ts";
import type { Payments } from "#engine/payments/payments.ts";
import { closeAttempt, openAttempt } from "#engine/payments/once.ts";
import { createRefill } from "#engine/recipients/refill.ts";
import { reviewRows } from "#engine/review/review.ts";
import { runSources } from "#engine/sources/source-runner.ts";

import { createActions } from "./actions.ts";
import { createEarly } from "./early.ts";
import { failInDialog } from "./fail-in-dialog.ts";
import type { createKept } from "./kept.ts";
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
