import type { Screen } from "#definition/compiled.ts";
import type { Environment } from "#engine/environment.ts";
import type { Journal, JournalEntry } from "#engine/journal/journal.ts";
import { isMoney } from "#engine/state/screen-facts.ts";
import type { PaymentResult } from "#engine/state/screen-state.ts";
import { words } from "#engine/words.ts";

/**
 * The payment for which the customer has come back from their bank, else the newest of the screen whose end is not known, as
 * its result: it stands there after a reload too.
 */
export function earlierResult(screen: Screen, { journal, outside }: Environment): PaymentResult | undefined {
  const entry = entryOf(screen, journal, outside.backFor());
  return entry && resultOf(screen, entry);
}

function entryOf(screen: Screen, journal: Journal, backFor: string | undefined): JournalEntry | undefined {
  const own = journal.list().filter((one) => one.screen === screen.id);
  const pending = own.filter((one) => one.outcome === "pending");
  const newest = pending.reduce<JournalEntry | undefined>(
    (last, one) => (last && last.startedAt > one.startedAt ? last : one),
    undefined,
  );
  return own.find(({ reference }) => reference === backFor) ?? newest;
}

function resultOf(screen: Screen, entry: JournalEntry): PaymentResult {
  const {
    key,
    reference,
    providerReference,
    outcome,
    end,
    givenUp,
    title,
    amount,
    startedAt,
    message = "",
  } = entry;
  const step = screen.steps.filter(isMoney).find(({ name }) => name === entry.step);
  return {
    key,
    reference,
    providerReference,
    outcome,
    end,
    givenUp,
    title,
    amount,
    startedAt,
    message,
    direction: step?.direction ?? "debit",
    // The journal holds nobody's numbers, so there is no more to tell than how much it was.
    rows: [
      ...(amount === undefined ? [] : [{ label: words.amount, value: amount, prominent: true }]),
      ...(entry.rows ?? []),
    ],
    earlier: true,
  };
}
