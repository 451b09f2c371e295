import type { Outcome } from "#definition/screen.ts";
import type { SafeStorage } from "#lib/storage.ts";

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
  /** Tells whether a new request is the same wish again. */
  readonly fingerprint: string;
  /** What the provider calls the payment, where it has said so. */
  readonly providerReference?: string;
  readonly outcome: Outcome;
  readonly message?: string;
  /** What only the answer to a later question gave, as the token of a meter. */
  readonly rows?: readonly Row[];
};

/** Pending payments of one customer at one company, on this device. It survives a reload and a sign-out. */
export type Journal = {
  readonly list: () => readonly JournalEntry[];
  readonly find: (key: string) => JournalEntry | undefined;
  /** Adds the entry, or replaces the one with its key. */
  readonly put: (entry: JournalEntry) => void;
  readonly remove: (key: string) => void;
  /** Until the function that is given back is called, this tab waits for the payment's end itself: nobody else need ask. */
  readonly hold: (key: string) => () => void;
  readonly isHeld: (key: string) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the storage again: another tab has written. */
  readonly reload: () => void;
};

/** Opens the journal that the storage keeps under the account's name; give a name that is not personal (a hash). */
export function openJournal(storage: SafeStorage, account: string): Journal {
  const name = `pending.${account}`;
  const listeners = new Set<() => void>();
  const held = new Set<string>();
  let entries = readEntries(storage.read(name));
  const show = (next: readonly JournalEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  // Another tab may have written since: each change starts from what is stored.
  const replace = (key: string, entry?: JournalEntry) => {
    const others = readEntries(storage.read(name)).filter((other) => other.key !== key);
    const next = entry ? [...others, entry] : others;
    if (next.length > 0) storage.write(name, next);
    else storage.remove(name);
    show(next);
  };
  return {
    list: () => entries,
    find: (key) => entries.find((entry) => entry.key === key),
    put: (entry) => replace(entry.key, entry),
    remove: (key) => replace(key),
    hold: (key) => {
      held.add(key);
      return () => {
        held.delete(key);
        show(entries);
      };
    },
    isHeld: (key) => held.has(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => show(readEntries(storage.read(name))),
  };
}

function readEntries(stored: unknown): readonly JournalEntry[] {
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(value: unknown): value is JournalEntry {
  const entry = value as Partial<JournalEntry> | null;
  return [entry?.key, entry?.reference, entry?.screen, entry?.startedAt].every(
    (part) => typeof part === "string",
  );
}

/** A short hash (FNV-1a) of a request, salted with the intent's key so that it reveals nothing of what was sent. */
export function fingerprintOf(key: string, request: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of key + JSON.stringify(request)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
