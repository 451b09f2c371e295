import type { Environment } from "./environment.ts";
import type { JournalEntry } from "./journal.ts";
import type { Learnt } from "./requery.ts";

/**
 * Stores the answer to a question about a payment in the journal until the customer has seen it. Undefined when there
 * is no answer, or when its own reply or another tab was faster.
 */
export function learn(
  { journal, now }: Environment,
  entry: JournalEntry,
  { outcome, rows }: Learnt,
): (JournalEntry & { readonly message: string }) | undefined {
  if (outcome === "pending" || journal.find(entry.key)?.outcome !== "pending") return undefined;
  const end = outcome === "succeeded" ? "went through" : "did not go through";
  const message = `Your payment ${entry.reference} ${end}.`;
  const endedAt = new Date(now()).toISOString();
  const learnt = { ...entry, outcome, endedAt, message, ...(rows.length > 0 && { rows }) };
  journal.put(learnt);
  return learnt;
}
