import type { Outcome } from "#definition/screen.ts";
import { recordedEnd } from "#engine/end.ts";
import { doNotRepeat } from "#engine/repeat-words.ts";
import type { PaymentResult } from "#engine/screen-state.ts";
import { asSentence } from "#lib/text.ts";

const SAYS = {
  succeeded: {
    title: "Payment successful",
    tone: "success",
    next: "Your history shows it now.",
  },
  failed: {
    title: "Payment failed",
    tone: "danger",
    // Also true for money that was taken and returned.
    next: "Nothing was paid. Check the details, then try again.",
  },
  pending: {
    title: "Payment pending",
    tone: "warning",
    next: "We keep asking the bank and show the outcome here and on your dashboard.",
  },
} as const satisfies Record<Exclude<Outcome, "resolved">, object>;

/** The refusal of a duplicate says nothing about the first payment. */
const DUPLICATE = "It was not made a second time. Look at your history before you try again.";

/** What to do about a payment that stays pending; the message before it says that it is pending. */
const GIVEN_UP =
  "We no longer ask the bank by ourselves: choose Check again on your dashboard to ask once more.";

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
  if (outcome !== "pending") return duplicate ? DUPLICATE : wordsOf(result).next;
  return givenUp ? GIVEN_UP : untilKnown(result);
}

/** The screen's own words may have said all of it. */
function untilKnown({ direction, heading, message }: PaymentResult): string {
  const warning = doNotRepeat(direction);
  const isWarned = heading !== undefined && message.includes(warning);
  return isWarned ? "" : `${warning} ${SAYS.pending.next}`;
}
