import { late as engine } from "#engine/screen/late.ts";

import { BillerTitle, fillBiller, listedName } from "./around/biller.tsx";
import { Caution } from "./payment/caution.tsx";
import { DialogAsk } from "./payment/dialog-ask.tsx";
import { DraftNote } from "./around/draft-note.tsx";
import { Facts } from "./around/facts.tsx";
import { focusStep } from "./around/focus-step.ts";
import { fillFromAddress } from "./form/from-address.ts";
import { OverPage } from "./around/over-page.tsx";
import { ResultPlace } from "./result/result-place.tsx";
import { Review } from "./payment/review.tsx";
import { StageBar } from "./around/stage-bar.tsx";

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
