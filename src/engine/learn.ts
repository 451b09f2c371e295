import type { Environment } from "./environment.ts";
import type { JournalEntry } from "./journal.ts";
import type { Learnt } from "./requery.ts";

/**
 * What a question about a payment has found out stands in the journal until the customer has seen it. Undefined where that
 * is nothing, or somebody else was faster: its own reply, or another tab.
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
