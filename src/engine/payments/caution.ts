import { fingerprintOf } from "#lib/fingerprint.ts";
import type { KeptFor } from "#engine/journal/entries.ts";
import { type JournalEntry, succeeded } from "#engine/journal/journal.ts";
import { advance } from "#engine/state/position.ts";
import { isMoney } from "#engine/state/screen-facts.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";

import { wishOf } from "./wish.ts";

/** What a customer must know before they confirm a payment. */
export type Caution = {
  /**
   * The same payment was made before, and its outcome is unknown, or it succeeded and this customer has not seen that
   * on this screen. Making it again needs a second confirmation.
   */
  readonly repeated?: JournalEntry | undefined;
  /** How long this device keeps a record of the payment; undefined when it keeps it normally. */
  readonly keptFor?: Exclude<KeptFor, "device"> | undefined;
};

/**
 * The caution at the current form, if that leads to a payment. While the payment runs, the caution that it was
 * confirmed under.
 */
export function cautionOf(host: ScreenHost): Caution | undefined {
  const { at, phase, stopped, heeded } = host.state();
  if (phase !== "asking") return heeded;
  return stopped?.at === at || leadsToMoney(host) ? cautionNow(host) : undefined;
}

/** The caution about the payment that the screen would make now. */
function cautionNow(host: ScreenHost): Caution | undefined {
  const repeated = repeatedOf(host);
  const time = host.environment.journal.keptFor();
  const keptFor = time === "device" ? undefined : time;
  return repeated || keptFor ? { repeated, keptFor } : undefined;
}

/**
 * Identifies a caution. One confirmation counts for one payment: once a repeated payment is sent again, in any tab, the
 * mark changes.
 */
export function markOf({ repeated, keptFor }: Caution = {}): string {
  const { key = "", sent = 1, outcome = "" } = repeated ?? {};
  return [key, sent, outcome, keptFor].join(" ");
}

/** Whether there is now another caution than the one that the customer has seen. */
export function hasNewCaution(host: ScreenHost): boolean {
  const { journal } = host.environment;
  journal.reload();
  journal.tryOut();
  const caution = cautionNow(host);
  return caution !== undefined && markOf(caution) !== markOf(host.state().heeded);
}

/** Whether the customer has confirmed as often as necessary. */
export function isHeeded({ state }: ScreenHost, caution: Caution | undefined): boolean {
  return !caution?.repeated || state().agreed === markOf(caution);
}

/** Whether nothing more is asked or shown between the current form and a payment. */
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

/**
 * The payment with the same wish, among those that are pending and those that succeeded after the screen was opened.
 */
function repeatedOf({
  screen,
  environment,
  state,
  scope,
  succeededBefore,
}: ScreenHost): JournalEntry | undefined {
  const { journal } = environment;
  const isNews = ({ key }: JournalEntry) => !succeededBefore.has(key) && !state().seen.includes(key);
  const entries = [
    ...journal.list().filter(({ outcome }) => outcome === "pending"),
    ...succeeded(journal).filter(isNews),
  ].filter((entry) => entry.screen === screen.id);
  // The wish is computed at every keystroke, so skip it when there is nothing to compare it with.
  if (entries.length === 0) return undefined;
  const wish = wishOf(screen, scope());
  return entries.find(({ key, fingerprint }) => fingerprint === fingerprintOf(key, wish));
}
