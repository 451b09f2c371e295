import type { JournalEntry } from "./journal.ts";

/** After this time (ms) the customer may remove an unresolved payment; it then no longer blocks the same payment. */
const CLEARED_AFTER = 3 * 24 * 3_600_000;

/** Whether the customer may remove a payment: its record no longer guards against paying it twice. */
export function mayForget({ outcome, startedAt, sentAt = 0 }: JournalEntry, now: number): boolean {
  return outcome !== "pending" || now - Math.max(Date.parse(startedAt), sentAt) > CLEARED_AFTER;
}
