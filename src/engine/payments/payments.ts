import "#engine/transforms/late-transforms.ts";
import { missingText } from "#engine/review/missing-text.ts";
import { createQuotes, expiryOf } from "#engine/review/quotes.ts";
import { reviewMissing } from "#engine/review/review-missing.ts";

import { cautionOf, isHeeded, hasNewCaution, markOf } from "./caution.ts";
import { challengeIn } from "./challenge.ts";
import { findRow } from "./find-in-list.ts";
import { followJournal } from "./follow-journal.ts";
import { hasEnded } from "./has-ended.ts";
import { headResult } from "./head-result.ts";
import { decideMoney } from "./money-outcome.ts";
import { intentFor, keepPending, named, openPayment, pay, recordPayment, takeBack } from "./payment.ts";

/** What a screen does that moves money. It comes beside such a screen, before that opens; no other needs it. */
export const payments = {
  cautionOf,
  challengeIn,
  createQuotes,
  decideMoney,
  expiryOf,
  /** Here, so that a question in the middle of a payment loads nothing (`requery`). */
  findRow,
  followJournal,
  hasEnded,
  headResult,
  intentFor,
  isHeeded,
  hasNewCaution,
  keepPending,
  markOf,
  missingText,
  named,
  openPayment,
  pay,
  recordPayment,
  reviewMissing,
  takeBack,
};

export type Payments = typeof payments;
