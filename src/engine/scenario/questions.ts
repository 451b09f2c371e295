import type { Screen } from "#definition/compiled.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { deadlineOf, pauseOf } from "#engine/payments/requery.ts";

/** How long (ms) a scenario waits for the outcome of a pending payment (`later`). */
export const SCENARIO_PATIENCE = 90_000;

/** For screens without a schedule. */
const EVERY = 5_000;

/** The pauses (ms) before the questions about a payment in that time. */
export function pausesBefore(screen: Screen, entry: JournalEntry): readonly number[] {
  const end = Math.min(SCENARIO_PATIENCE, deadlineOf(screen, entry) - Date.parse(entry.startedAt));
  const pauses: number[] = [];
  for (let at = 0; ;) {
    const pause = pauseOf(screen, entry, pauses.length) || EVERY;
    at += pause;
    if (at > end) return pauses;
    pauses.push(pause);
  }
}
