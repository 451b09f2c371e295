import type { Outcome } from "#definition/screen.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import { guardKey } from "#provider/guards.ts";
import type { Row } from "#engine/state/screen-state.ts";

import type { End } from "./end.ts";
import { openEntries, type Entries } from "./entries.ts";
import type { Intent } from "./intent.ts";

/** A payment whose outcome was unknown when it was sent. It contains no secrets and no recipient's number. */
export type JournalEntry = Intent & {
  readonly screen: string;
  /** Name of the step that moved the money; entries of older versions have none. */
  readonly step?: string;
  readonly title: string;
  /** The amount as the customer confirmed it, formatted. */
  readonly amount?: string;
  /** The amount in minor units as it was sent, and its currency (ISO 4217). */
  readonly minor?: number;
  readonly currency?: string;
  /** The amount in kobo; entries of older versions have it instead of the two. */
  readonly kobo?: number;
  /** Tells whether a row of the history has the same recipient. It is too short to identify the recipient. */
  readonly to?: string;
  /** `credit` when the money comes in. */
  readonly direction?: "credit";
  /** Tells whether a new request is the same wish. */
  readonly fingerprint: string;
  /** The provider's name for the payment, if it has sent one. */
  readonly providerReference?: string;
  readonly outcome: Outcome;
  /** How it has ended, where it is resolved. */
  readonly end?: End;
  /** When it was sent last and first, by the provider's clock, in epoch ms; undefined when that was not known. */
  readonly sentAt?: number;
  readonly firstSentAt?: number;
  /** How often it was sent; undefined means once. */
  readonly sent?: number;
  /** ISO date and time at which its outcome became known. */
  readonly endedAt?: string;
  readonly message?: string;
  /** Still pending after its requery's deadline: the app only asks once more when it is opened. */
  readonly givenUp?: true;
  /** Rows that only a later answer had, such as a meter's token. */
  readonly rows?: readonly Row[];
};

/** Pending payments of one customer at one company, on this device. It survives a reload and a sign-out. */
export type Journal = Entries<JournalEntry> & {
  /** Removes a payment, whose outcome the customer sees; one that succeeded stays known for a while, in `lately`. */
  readonly end: (entry: JournalEntry) => void;
  /** Payments that succeeded a moment ago, in any tab: a customer who confirms the same payment now may not know. */
  readonly lately: () => readonly JournalEntry[];
  /** Removes payments that did not succeed `lately`. `now` in epoch ms. */
  readonly dropOld: (now: number) => void;
  /**
   * This tab waits for the payment's outcome itself, so nobody else need ask, until the returned function is called.
   */
  readonly hold: (key: string) => () => void;
  readonly isHeld: (key: string) => boolean;
};

/** The payments that have succeeded, as far as the journal still has them. */
export function succeeded({ list, lately }: Pick<Journal, "list" | "lately">): readonly JournalEntry[] {
  return [...list(), ...lately()].filter(({ outcome }) => outcome === "succeeded");
}

/** How long a successful payment stays known, in ms: longer than any customer stays at a PIN. */
const LATELY = 15 * 60 * 1000;

/** Whether a payment succeeded a moment ago, so that a customer who confirms the same one may not know. */
export function wentLately(entry: JournalEntry, now: number): boolean {
  return now - endOf(entry) < LATELY;
}

/**
 * Opens the journal stored under the account's name, in the first storage that accepts it. The account must be a name
 * that is not personal (a hash).
 */
export function openJournal(places: readonly SafeStorage[], account: string): Journal {
  const held = new Set<string>();
  const ended = openEntries(places, guardKey("ended", account), isEntry);
  // A tab that has not seen that a payment went through may have written it anew.
  const entries = openEntries(places, guardKey("pending", account), isEntry, ended.find);
  const dropOld = (now: number) => {
    for (const one of ended.list().filter((entry) => !wentLately(entry, now))) ended.remove(one);
  };
  return {
    ...entries,
    end: (entry) => {
      if (entry.outcome === "succeeded") {
        dropOld(endOf(entry));
        ended.put(entry);
      }
      // Last, so that other tabs always find it in one place or the other.
      entries.remove(entry);
    },
    dropOld,
    lately: ended.list,
    reload: () => {
      ended.reload();
      entries.reload();
    },
    hold: (key) => {
      held.add(key);
      return () => {
        held.delete(key);
        entries.reload();
        entries.tell();
      };
    },
    isHeld: (key) => held.has(key),
  };
}

function endOf({ endedAt = "" }: JournalEntry): number {
  return Date.parse(endedAt);
}

function isEntry(value: unknown): value is JournalEntry {
  const entry = value as Partial<JournalEntry> | null;
  return [entry?.key, entry?.reference, entry?.screen, entry?.startedAt].every(
    (part) => typeof part === "string",
  );
}
