import type { Screen } from "#definition/compiled.ts";

import type { Environment } from "./environment.ts";
import type { JournalEntry } from "./journal.ts";
import { askAgain, pauseOf } from "./requery.ts";

/** Milliseconds between questions about pending payments; the last goes on for as long as one is pending. */
const SCHEDULE = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000, 60_000];

export type JournalWatcher = {
  /** Asks about every pending payment now, and starts the schedule anew (the connection is back). */
  readonly check: () => void;
  readonly stop: () => void;
};

/**
 * Asks again about pending payments until they are final, tells the customer, and leaves the outcome in the journal
 * for the customer to dismiss.
 */
export function watchJournal(
  environment: Environment,
  loadScreen: (id: string) => Promise<Screen | undefined>,
): JournalWatcher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let asking = false;
  let stopped = false;
  const askedAt = new Map<string, number>();
  const { journal } = environment;
  const pending = () =>
    journal.list().filter((entry) => entry.outcome === "pending" && !journal.isHeld(entry.key));

  function plan(): void {
    clearTimeout(timer);
    if (stopped || asking || pending().length === 0) return;
    timer = setTimeout(() => void ask(), SCHEDULE[Math.min(asked++, SCHEDULE.length - 1)]);
  }

  async function ask(): Promise<void> {
    if (asking || stopped) return;
    asking = true;
    try {
      await Promise.all(pending().map(resolve));
    } finally {
      asking = false;
      plan();
    }
  }

  /** A screen may ask for longer pauses than the schedule has. */
  function isDue(screen: Screen, entry: JournalEntry): boolean {
    return environment.now() - (askedAt.get(entry.key) ?? -Infinity) >= pauseOf(screen, entry);
  }

  async function resolve(entry: JournalEntry): Promise<void> {
    const screen = await loadScreen(entry.screen).catch(() => undefined);
    if (!screen || !isDue(screen, entry)) return;
    askedAt.set(entry.key, environment.now());
    const { outcome, rows } = await askAgain(screen, entry, environment);
    // Its own reply, or another tab, may have been faster.
    if (outcome === "pending" || stopped || environment.journal.find(entry.key)?.outcome !== "pending")
      return;
    const text =
      outcome === "succeeded"
        ? `Your payment ${entry.reference} went through.`
        : `Your payment ${entry.reference} did not go through.`;
    environment.journal.put({ ...entry, outcome, message: text, ...(rows.length > 0 && { rows }) });
    environment.perform({ kind: "toast", text, tone: outcome === "succeeded" ? "success" : "danger" });
    environment.moneyMoved();
  }

  const unsubscribe = environment.journal.subscribe(() => {
    asked = 0;
    plan();
  });
  plan();
  return {
    check: () => {
      asked = 0;
      askedAt.clear();
      clearTimeout(timer);
      void ask();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
