import type { Screen } from "#definition/compiled.ts";
import "#engine/transforms/late-transforms.ts";
import { TONES } from "#engine/calls/effects.ts";
import type { Environment } from "#engine/environment.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { words } from "#engine/words.ts";

import { say } from "#lib/text/words.ts";
import { learn } from "./learn.ts";
import { doNotRepeat } from "./repeat-words.ts";
import { askAgain, deadlineOf, pauseOf } from "./requery.ts";

/** Milliseconds between questions about pending payments whose screens have no schedule; the last one repeats. */
const SCHEDULE = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000, 60_000];

export type JournalWatcher = {
  /** Asks about every pending payment now, and restarts the schedule (for example when the connection is back). */
  readonly check: () => void;
  readonly stop: () => void;
};

/**
 * Asks about pending payments until they are final, tells the customer, and leaves the outcome in the journal until the
 * customer dismisses it.
 */
export function watchJournal(
  environment: Environment,
  loadScreen: (id: string) => Promise<Screen | undefined>,
): JournalWatcher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let asking = false;
  let stopped = false;
  /** For payments whose screens have a schedule: when to ask next (epoch ms), and how often was asked. */
  const due = new Map<string, { readonly at: number; readonly asked: number }>();
  /** Keys of the payments that were asked about since the app was opened. */
  const tried = new Set<string>();
  const { journal } = environment;
  const pending = () =>
    journal.list().filter((entry) => entry.outcome === "pending" && !journal.isHeld(entry.key));

  function plan(): void {
    clearTimeout(timer);
    if (stopped || asking || pending().length === 0) return;
    const soonest = Math.min(...pending().map(({ key }) => due.get(key)?.at ?? Infinity));
    const pause = SCHEDULE[Math.min(asked++, SCHEDULE.length - 1)]!;
    timer = setTimeout(() => void ask(), Math.max(0, Math.min(pause, soonest - environment.now())));
  }

  /** @param forced somebody asks explicitly, so schedules and deadlines do not count */
  async function ask(forced = false): Promise<void> {
    if (asking || stopped) return;
    asking = true;
    try {
      await Promise.all(pending().map((entry) => resolve(entry, forced)));
    } finally {
      asking = false;
      plan();
    }
  }

  /** Whether to ask about a payment now, and when to ask next. Tells the customer when it gives up. */
  function isDue(screen: Screen, entry: JournalEntry, forced: boolean): boolean {
    const { key, startedAt } = entry;
    const now = environment.now();
    const late = now > deadlineOf(screen, entry);
    // After the deadline the app still asks once, because it may not have been open before.
    if (late && !forced && tried.has(key)) {
      due.set(key, { at: Infinity, asked: 0 });
      giveUp(entry);
      return false;
    }
    const { asked: times } = due.get(key) ?? { asked: 0 };
    // The device's clock may have been set back.
    const at = Math.min(
      due.get(key)?.at ?? Math.min(Date.parse(startedAt), now) + pauseOf(screen, entry, 0),
      now + pauseOf(screen, entry, times),
    );
    const isNow = forced || now >= at;
    const pause = pauseOf(screen, entry, times + 1);
    if (isNow) tried.add(key);
    if (!isNow) due.set(key, { at, asked: times });
    else if (pause > 0) due.set(key, { at: now + pause, asked: times + 1 });
    return isNow;
  }

  /** Automatic questions end: the customer is told once, and whom to ask. The payment stays pending. */
  function giveUp(entry: JournalEntry): void {
    journal.reload();
    const known = journal.find(entry.key);
    if (known?.outcome !== "pending" || known.givenUp) return;
    const text = say(words.weStillDoNotKnowWhether, {
      reference: entry.reference,
      repeat: doNotRepeat(entry.direction),
    });
    environment.journal.put({ ...known, message: text, givenUp: true });
    environment.perform({ kind: "toast", text, tone: "warning" });
  }

  async function resolve(entry: JournalEntry, forced: boolean): Promise<void> {
    const screen = await loadScreen(entry.screen).catch(() => undefined);
    if (!screen || !isDue(screen, entry, forced)) return;
    const found = await askAgain(screen, entry, environment);
    const learnt = stopped ? undefined : learn(environment, entry, found);
    if (!learnt) return;
    environment.perform({ kind: "toast", text: learnt.message, tone: TONES[learnt.outcome] });
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
      clearTimeout(timer);
      void ask(true);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
