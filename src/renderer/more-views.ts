import { extras } from "#engine/extras.ts";

import { Caution } from "./caution.tsx";
import { DialogAsk } from "./dialog-ask.tsx";
import { DraftNote } from "./draft-note.tsx";
import { Facts } from "./facts.tsx";
import { focusStep } from "./focus-step.ts";
import { OverPage } from "./over-page.tsx";
import { RecentRecipients } from "./recent-recipients.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { Review } from "./review.tsx";
import { ShowView } from "./show-view.tsx";
import { StageBar } from "./stage-bar.tsx";
import { WaitDialog } from "./wait-dialog.tsx";

/** What a screen with nothing but a form on its page does not need. */
export const views = {
  Caution,
  DialogAsk,
  DraftNote,
  Facts,
  OverPage,
  RecentRecipients,
  ResultPanel,
  Review,
  ShowView,
  StageBar,
  WaitDialog,
  extras,
  focusStep,
};

export type Views = typeof views;
