import type { Outcome } from "#definition/screen.ts";
import { recordedEnd } from "#engine/journal/end.ts";
import { doNotRepeat } from "#engine/payments/repeat-words.ts";
import type { PaymentResult } from "#engine/state/screen-state.ts";
import { asSentence } from "#lib/text/text.ts";
import { words } from "#renderer/words.ts";

const outcomeWords = () =>
  ({
    succeeded: {
      title: words.paymentSuccessful,
      tone: "success",
      next: words.yourHistoryShowsItNow,
    },
    failed: {
      title: words.paymentFailed,
      tone: "danger",
      // Also true for money that was taken and returned.
      next: words.nothingWasPaidCheckTheDetails,
    },
    pending: {
      title: words.paymentPending,
      tone: "warning",
      next: words.weKeepAskingTheBankAnd,
    },
  }) as const satisfies Record<Exclude<Outcome, "resolved">, object>;

/** What the result of a payment says, in the screen's words where it has any. */
export function resultWords(result: PaymentResult) {
  const { title, tone } = wordsOf(result);
  const message = result.heading === undefined ? asSentence(result.message) : result.message;
  return { title, heading: result.heading ?? title, tone, message, next: nextOf(result) };
}

/** Another end is told in the screen's own words, and rated by nobody. */
function wordsOf({ outcome, end }: PaymentResult) {
  if (outcome !== "resolved") return outcomeWords()[outcome];
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
  return isWarned ? "" : `${warning} ${outcomeWords().pending.next}`;
}
