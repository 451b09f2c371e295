import type { Outcome } from "#definition/screen.ts";
import { say } from "#lib/text/words.ts";
import { asSentence } from "#lib/text/text.ts";
import { recordedEnd, type End } from "#engine/journal/end.ts";
import type { Environment } from "#engine/environment.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { words } from "#engine/words.ts";

import type { Learnt } from "./requery.ts";

/**
 * Stores the answer to a question about a payment in the journal until the customer has seen it. Undefined when there
 * is no answer, or when its own reply or another tab was faster; a success counts even after a failure. Of a payment that was
 * sent more than once only a success is an answer: that one of its requests has failed says nothing about the others.
 * @param unsent how many of the requests that the journal counts were not sent
 */
export function learn(
  { journal, now }: Environment,
  entry: JournalEntry,
  { outcome, rows, end }: Learnt,
  unsent = 0,
): (JournalEntry & { readonly message: string }) | undefined {
  if (outcome === "pending") return undefined;
  journal.reload();
  const known = journal.find(entry.key);
  const isSucceeded = outcome === "succeeded";
  if (known?.outcome !== "pending" && !(isSucceeded && known?.outcome === "failed")) return undefined;
  if (!isSucceeded && (known.sent ?? 1) - unsent > 1) return undefined;
  const endedAt = new Date(now()).toISOString();
  const message = messageOf(entry, outcome, end);
  const learnt = {
    ...entry,
    ...known,
    outcome,
    endedAt,
    message,
    ...(end && { end }),
    ...(rows.length > 0 && { rows }),
  };
  journal.put(learnt);
  return learnt;
}

/** What a customer is told of an outcome that no reply tells. */
export function messageOf(
  { reference }: Pick<JournalEntry, "reference">,
  outcome: Outcome,
  end: End | undefined,
): string {
  if (outcome === "resolved")
    return say(words.yourPayment, { reference, text: asSentence(recordedEnd(end).text) });
  return say(outcome === "succeeded" ? words.yourPaymentWentThrough : words.yourPaymentDidNot, { reference });
}
