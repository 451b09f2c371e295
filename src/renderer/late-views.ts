import { late as engine } from "#engine/late.ts";

import { BillerTitle, fillBiller, listedName } from "./biller.tsx";
import { Caution } from "./caution.tsx";
import { DialogAsk } from "./dialog-ask.tsx";
import { DraftNote } from "./draft-note.tsx";
import { Facts } from "./facts.tsx";
import { focusStep } from "./focus-step.ts";
import { fillFromAddress } from "./from-address.ts";
import { OverPage } from "./over-page.tsx";
import { ResultPlace } from "./result-place.tsx";
import { Review } from "./review.tsx";
import { StageBar } from "./stage-bar.tsx";

/**
 * The views for everything except a form on the page, with the late parts of the engine. A key of screens that needs
 * them has `x-late`.
 */
export const views = {
  BillerTitle,
  Caution,
  DialogAsk,
  DraftNote,
  Facts,
  OverPage,
  ResultPlace,
  Review,
  StageBar,
  engine,
  fillBiller,
  fillFromAddress,
  focusStep,
  listedName,
};

export type Views = typeof views;
