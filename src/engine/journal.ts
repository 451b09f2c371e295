import type { Outcome } from "#definition/screen.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import type { SafeStorage } from "#lib/storage.ts";
import { guardKey } from "#provider/guards.ts";

import { openEntries, type Entries } from "./entries.ts";
import type { Intent } from "./intent.ts";
import type { Row } from "./screen-state.ts";

/** A payment whose outcome was not known when it was sent. Nothing secret and nobody's number is in it. */
export type JournalEntry = Intent & {
  readonly screen: string;
  /** Name of the step that moved the money; entries of older versions have none. */
  readonly step?: string;
  readonly title: string;
  /** As the customer confirmed it, for reading. */
  readonly amount?: string;
  /** The same as it was sent, in kobo. */
  readonly kobo?: number;
  /** Tells whether a row of the history is about the same recipient. It is too short to tell who that is. */
  readonly to?: string;
  /** The money comes in. */
  readonly direction?: "credit";
  /** Tells whether a new request is the same wish again. */
  readonly fingerprint: string;
  /** What the provider calls the payment, where it has said so. */
  readonly providerReference?: string;
  readonly outcome: Outcome;
  /** How often it was sent: once, where nothing is said. */
  readonly sent?: number;
  /** ISO date and time at which its outcome was known. */
  readonly endedAt?: string;
  readonly message?: string;
  /** Still pending after its requery's deadline: nobody asks by itself any more, but once when the app is opened. */
  readonly givenUp?: true;
  /** What only the answer to a later question gave, as the token of a meter. */
  readonly rows?: readonly Row[];
};

/** Pending payments of one customer at one company, on this device. It survives a reload and a sign-out. */
export type Journal = Entries<JournalEntry> & {
  /** Takes out a payment whose outcome the customer sees, and for a while knows one that went through by `lately`. */
  readonly end: (entry: JournalEntry) => void;
  /** Payments that went through a moment ago, in whatever tab: who confirms the same one now may not know it. */
  readonly lately: () => readonly JournalEntry[];
  /** Takes out all that keeps nobody from paying the same twice without knowing it; what does stays. */
  readonly forget: (now: number) => void;
  /** Until the function that is given back is called, this tab waits for the payment's end itself: nobody else need ask. */
  readonly hold: (key: string) => () => void;
  readonly isHeld: (key: string) => boolean;
};

/** For how long a payment that went through is known, in ms: longer than anybody stands before a PIN. */
const LATELY = 15 * 60 * 1000;

/** From then on, in ms, a payment that nobody could clear up may be put away: it no longer keeps the same one from being made. */
const CLEARED_AFTER = 3 * 24 * 3_600_000;

/** Whether the customer may put a payment away: its record is then no guard against paying it twice. */
export function mayForget({ outcome, startedAt }: JournalEntry, now: number): boolean {
  return outcome !== "pending" || now - Date.parse(startedAt) > CLEARED_AFTER;
}

/** Whether a payment went through a moment ago: who confirms the same one may not know it. */
export function wentLately(entry: JournalEntry, now: number): boolean {
  return now - endOf(entry) < LATELY;
}

/**
 * Opens the journal that is kept under the account's name, in the first of the places that can; give a name that is not
 * personal (a hash).
 */
export function openJournal(places: readonly SafeStorage[], account: string): Journal {
  const held = new Set<string>();
  const entries = openEntries(places, guardKey("pending", account), isEntry);
  const ended = openEntries(places, guardKey("ended", account), isEntry);
  /** @param now epoch ms */
  const dropOld = (now: number) => {
    for (const one of ended.list().filter((entry) => !wentLately(entry, now))) ended.remove(one.key);
  };
  const takeOut = (entry: JournalEntry) => {
    if (entry.outcome === "succeeded") ended.put(entry);
    // Last: for other tabs there is no moment at which it stands nowhere.
    entries.remove(entry.key);
  };
  return {
    ...entries,
    end: (entry) => {
      dropOld(endOf(entry));
      takeOut(entry);
    },
    forget: (now) => {
      for (const entry of entries.list().filter((one) => mayForget(one, now))) takeOut(entry);
      dropOld(now);
    },
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

/** What the journal keeps of a recipient: 36 × 36 × 36 marks stand for all numbers that there are. */
export function recipientMark(key: string, recipient: string): string {
  return fingerprintOf(key, recipient.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase()).slice(-3);
}
