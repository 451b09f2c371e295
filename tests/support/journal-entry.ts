import type { JournalEntry } from "#engine/journal/journal.ts";

/** The record of a pending payment for airtime. */
export function journalEntry(key: string, more: Partial<JournalEntry> = {}): JournalEntry {
  return {
    key,
    reference: `R-${key}`,
    startedAt: "2026-11-20T10:00:00.000Z",
    screen: "airtime",
    title: "Airtime",
    fingerprint: "f",
    outcome: "pending",
    ...more,
  };
}
