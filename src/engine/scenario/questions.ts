import type { Screen } from "#definition/compiled.ts";
import type { JournalEntry } from "#engine/journal.ts";
import { deadlineOf, pauseOf } from "#engine/requery.ts";

/** How long (ms) a scenario waits for the outcome of a pending payment (`later`). */
export const SCENARIO_PATIENCE = 90_000;

/** For screens without a schedule. */
const EVERY = 5_000;

/** How often the bank would be asked about a payment in that time, without actually waiting. */
export function questionsAbout(screen: Screen, entry: JournalEntry): number {
  const end = Math.min(SCENARIO_PATIENCE, deadlineOf(screen, entry) - Date.parse(entry.startedAt));
  let asked = 0;
  for (let at = 0; at <= end; asked++) at += pauseOf(screen, entry, asked) || EVERY;
  return asked - 1;
}
