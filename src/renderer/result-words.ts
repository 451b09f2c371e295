import type { Outcome } from "#definition/screen.ts";
import { recordedEnd } from "#engine/end.ts";
import { doNotRepeat } from "#engine/repeat-words.ts";
import type { PaymentResult } from "#engine/screen-state.ts";
import { asSentence } from "#lib/text.ts";
import { words } from "./words.ts";

const SAYS = {
  succeeded: {
    get title() {
      return words.paymentSuccessful;
    },
    tone: "success",
    get next() {
      return words.yourHistoryShowsItNow;
    },
  },
  failed: {
    get title() {
      return words.paymentFailed;
    },
    tone: "danger",
    // Also true for money that was taken and returned.
    get next() {
      return words.nothingWasPaidCheckTheDetails;
    },
  },
  pending: {
    get title() {
      return words.paymentPending;
    },
    tone: "warning",
    get next() {
      return words.weKeepAskingTheBankAnd;
    },
  },
} as const satisfies Record<Exclude<Outcome, "resolved">, object>;

/** The refusal of a duplicate says nothing about the first payment. */

/** What to do about a payment that stays pending; the message before it says that it is pending. */

/** What the result of a payment says, in the screen's words where it has any. */
export function resultWords(result: PaymentResult) {
  const { title, tone } = wordsOf(result);
  const message = result.heading === undefined ? asSentence(result.message) : result.message;
  return { title, heading: result.heading ?? title, tone, message, next: nextOf(result) };
}

/** Another end is told in the screen's own words, and rated by nobody. */
function wordsOf({ outcome, end }: PaymentResult) {
  if (outcome !== "resolved") return SAYS[outcome];
  return { title: recordedEnd(end).title, tone: "info", next: "" } as const;
}

function nextOf(result: PaymentResult): string {
  const { outcome, givenUp, duplicate } = result;
  if (outcome !== "pending") return duplicate ? words.itWasNotMadeASecond : wordsOf(result).next;
  return givenUp ? words.weNoLongerAskTheBank : untilKnown(result);
}

/** The screen's own words may have said all of it. */
function untilKnown({ direction, heading, message }: PaymentResult): string {
  const warning = doNotRepeat(direction);
  const isWarned = heading !== undefined && message.includes(warning);
  return isWarned ? "" : `${warning} ${SAYS.pending.next}`;
}
