import { fingerprintOf } from "#lib/fingerprint.ts";

import type { KeptFor } from "./entries.ts";
import type { JournalEntry } from "./journal.ts";
import { advance } from "./position.ts";
import { isMoney } from "./screen-facts.ts";
import type { ScreenHost } from "./screen-host.ts";
import { wishOf } from "./wish.ts";

/** What a customer must know before they confirm a payment. */
export type Caution = {
  /**
   * The same payment made before, of which nobody knows how it ended, or which went through without this customer's
   * having seen it here. To make it again takes a second yes.
   */
  readonly repeated?: JournalEntry | undefined;
  /** How long this device keeps a record of the payment; undefined where that is as it should be. */
  readonly keptFor?: Exclude<KeptFor, "device"> | undefined;
};

/**
 * What is to be known at the present form, where it leads to a payment; while the payment runs, what was known when it
 * was confirmed.
 */
export function cautionOf(host: ScreenHost): Caution | undefined {
  const { at, phase, stopped, heeded } = host.state();
  if (phase !== "asking") return heeded;
  return stopped?.at === at || leadsToMoney(host) ? cautionNow(host) : undefined;
}

/** What is to be known of the payment that the screen would make now. */
export function cautionNow(host: ScreenHost): Caution | undefined {
  const repeated = repeatedOf(host);
  const time = host.environment.journal.keptFor();
  const keptFor = time === "device" ? undefined : time;
  return repeated || keptFor ? { repeated, keptFor } : undefined;
}

/**
 * What tells one caution from another. One yes is for one payment: sent again since, in whatever tab, the repeated one
 * is another.
 */
export function markOf({ repeated, keptFor }: Caution = {}): string {
  const { key = "", sent = 1, outcome = "" } = repeated ?? {};
  return [key, sent, outcome, keptFor].join(" ");
}

/** Whether the customer has said yes as often as it takes. */
export function isHeeded({ state }: ScreenHost, caution: Caution | undefined): boolean {
  return !caution?.repeated || state().agreed === markOf(caution);
}

/** Whether nothing more is asked or shown between the present form and a payment. */
function leadsToMoney({ screen, state, scope }: ScreenHost): boolean {
  if (!screen.steps.some(isMoney)) return false;
  const known = scope();
  let next = advance(screen, state().at, known);
  while (next && (next.phase === "calling" || next.phase === "waiting")) {
    if (isMoney(screen.steps[next.at]!)) return true;
    next = advance(screen, next.at, known);
  }
  return false;
}

/** The same wish among the payments that are pending, and among those that went through since the screen was opened. */
function repeatedOf({ screen, environment, state, scope, openedAt }: ScreenHost): JournalEntry | undefined {
  const { journal } = environment;
  const isNews = ({ key, outcome, endedAt = "" }: JournalEntry) =>
    outcome === "succeeded" && Date.parse(endedAt) > openedAt && !state().seen.includes(key);
  const entries = [
    ...journal.list().filter(({ outcome }) => outcome === "pending"),
    ...[...journal.list(), ...journal.lately()].filter(isNews),
  ].filter((entry) => entry.screen === screen.id);
  // Made at every key that is typed: not where there is nothing to compare it with.
  if (entries.length === 0) return undefined;
  const wish = wishOf(screen, scope());
  return entries.find(({ key, fingerprint }) => fingerprint === fingerprintOf(key, wish));
}
