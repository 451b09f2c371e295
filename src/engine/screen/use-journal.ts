import type { Journal, JournalEntry } from "#engine/journal/journal.ts";

import { useFollowed } from "./use-followed.ts";

/** The payments in a journal, as they are now. */
export function useJournal({ subscribe, list }: Journal): readonly JournalEntry[] {
  return useFollowed(subscribe, list)[0];
}
