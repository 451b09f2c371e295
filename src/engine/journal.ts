import type { Outcome } from "#definition/screen.ts";
import type { SafeStorage } from "#lib/storage.ts";

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
  readonly message?: string;
  /** Still pending after its requery's deadline: nobody asks by itself any more. */
  readonly givenUp?: true;
  /** What only the answer to a later question gave, as the token of a meter. */
  readonly rows?: readonly Row[];
};

/** Pending payments of one customer at one company, on this device. It survives a reload and a sign-out. */
export type Journal = Entries<JournalEntry> & {
  /** Until the function that is given back is called, this tab waits for the payment's end itself: nobody else need ask. */
  readonly hold: (key: string) => () => void;
  readonly isHeld: (key: string) => boolean;
};

/** Opens the journal that the storage keeps under the account's name; give a name that is not personal (a hash). */
export function openJournal(storage: SafeStorage, account: string): Journal {
  const held = new Set<string>();
  const entries = openEntries(storage, `pending.${account}`, isEntry);
  return {
    ...entries,
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

/** A short hash (FNV-1a) of a request, salted with the intent's key so that it reveals nothing of what was sent. */
export function fingerprintOf(key: string, request: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of key + JSON.stringify(request)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
