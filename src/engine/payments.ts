import { cautionNow, cautionOf, isHeeded, markOf } from "./caution.ts";
import { challengeIn } from "./challenge.ts";
import { findRow } from "./find-in-list.ts";
import { headResult } from "./head-result.ts";
import { missingText } from "./missing-text.ts";
import { decideMoney } from "./money-outcome.ts";
import { intentFor, keepPending, named, openPayment, recordPayment } from "./payment.ts";
import { createQuotes, expiryOf } from "./quotes.ts";
import { reviewMissing } from "./review-missing.ts";

/** What a screen does that moves money. It comes beside such a screen, before that opens; no other needs it. */
export const payments = {
  cautionNow,
  cautionOf,
  challengeIn,
  createQuotes,
  decideMoney,
  expiryOf,
  /** Here, so that a question in the middle of a payment loads nothing (`requery`). */
  findRow,
  headResult,
  intentFor,
  isHeeded,
  keepPending,
  markOf,
  missingText,
  named,
  openPayment,
  recordPayment,
  reviewMissing,
};

export type Payments = typeof payments;
