import type { Outcome } from "#definition/screen.ts";
import { say } from "#lib/words.ts";
import { asSentence } from "#lib/text.ts";

import { recordedEnd, type End } from "./end.ts";
import type { Environment } from "./environment.ts";
import type { JournalEntry } from "./journal.ts";
import type { Learnt } from "./requery.ts";
import { words } from "./words.ts";

/**
 * Stores the answer to a question about a payment in the journal until the customer has seen it. Undefined when there
 * is no answer, or when its own reply or another tab was faster. Of a payment that was sent more than once only a success
 * is an answer: that one of its requests has failed says nothing about the others.
 * @param sent how often it was sent
 */
export function learn(
  { journal, now }: Environment,
  entry: JournalEntry,
  { outcome, rows, end }: Learnt,
  sent = journal.find(entry.key)?.sent ?? 1,
): (JournalEntry & { readonly message: string }) | undefined {
  if (outcome === "pending" || (outcome !== "succeeded" && sent > 1)) return undefined;
  if (journal.find(entry.key)?.outcome !== "pending") return undefined;
  const endedAt = new Date(now()).toISOString();
  const message = messageOf(entry, outcome, end);
  const learnt = {
    ...entry,
    outcome,
    endedAt,
    message,
    ...(end && { end }),
    ...(rows.length > 0 && { rows }),
  };
  journal.put(learnt);
  return learnt;
}

function messageOf({ reference }: JournalEntry, outcome: Outcome, end: End | undefined): string {
  if (outcome === "resolved")
    return say(words.yourPayment, { reference, text: asSentence(recordedEnd(end).text) });
  return say(outcome === "succeeded" ? words.yourPaymentWentThrough : words.yourPaymentDidNot, { reference });
}
