import type { Outcome } from "#definition/screen.ts";
import { deepEqual } from "#lib/json/equality.ts";
import { createListeners } from "#lib/tasks/listeners.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";

/** How long something is stored: on the device, until the tab closes, or until the page closes. */
export type KeptFor = "device" | "tab" | "page";

/** What tells the versions of an entry apart: an end, and how often it was sent (undefined means once). */
export type Entry = { readonly key: string; readonly outcome?: Outcome; readonly sent?: number };

/** Entries stored on the device under a name, by key. Other tabs may change them too. */
export type Entries<E> = {
  readonly list: () => readonly E[];
  readonly find: (key: string) => E | undefined;
  /** Adds the entry, or replaces the one with its key. What another tab has written meanwhile stays if it is more certain. */
  readonly put: (entry: E) => void;
  /** Removes the entry, as this tab knows it or as it is given. What another tab has written meanwhile stays if it is more certain. */
  readonly remove: (entry: Entry) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the storage again, because another tab may have written. Listeners are told only of a difference. */
  readonly reload: () => void;
  /** Tells listeners of something that is not in the entries. */
  readonly tell: () => void;
  /** How long new entries last, by the last attempt to store one. */
  readonly keptFor: () => KeptFor;
  /** Tries again to store an entry: a storage may have become full, or have room again. */
  readonly tryOut: () => void;
};

/** One stored version of an entry. */
type Version<E> = {
  readonly place: SafeStorage;
  readonly at: string;
  readonly entry: E;
  /** What was stored later has a higher one; 0 in the lists of older releases. */
  readonly order: number;
};

/** As long as the longest entry. */
const SAMPLE = "x".repeat(1_000);
const TIMES = ["device", "tab"] as const;

/**
 * Opens the entries stored under a name; ignores values that are not entries. Each version of an entry has a storage key of its
 * own: a tab sees what another one writes with a delay, so it must not write over what the other may have written.
 * @param places in order: the device's storage, then the tab's. An entry goes into the first that accepts it; if none
 * does, it lasts as long as the page.
 * @param hides finds the keys of entries that do not count, though they are stored
 */
export function openEntries<E extends Entry>(
  places: readonly SafeStorage[],
  name: string,
  isEntry: (value: unknown) => value is E,
  hides?: (key: string) => unknown,
): Entries<E> {
  const listeners = createListeners();
  const first = places[0]!;
  const sample = `${name}.sample`;
  /** Older releases keep all entries in one list, and a tab of theirs may be open. */
  const listIn = (place: SafeStorage): readonly E[] => [place.read(name)].flat().filter(isEntry);
  /** The last of each entry counts. */
  const versions = (): readonly Version<E>[] => {
    const all = places.flatMap((place) => [
      ...listIn(place).map((entry) => ({ place, at: name, entry, order: 0 })),
      ...place
        .keys()
        .filter((at) => at.startsWith(`${name}.`))
        .map((at) => ({ place, at, ...(place.read(at) as { entry: E; order: number }) }))
        .filter(({ entry }) => isEntry(entry)),
    ]);
    all.sort((one, other) => rankOf(one.entry) - rankOf(other.entry) || one.order - other.order);
    return all;
  };
  const read = (): readonly E[] => {
    const last = [...new Map(versions().map((one) => [one.entry.key, one])).values()];
    last.sort((one, other) => one.order - other.order);
    highest = last[last.length - 1]?.order ?? 0;
    return last.map(({ entry }) => entry).filter(({ key }) => !hides?.(key));
  };
  const store = (at: string, value: unknown): void => {
    const index = places.findIndex((place) => {
      if (place.write(at, value)) return true;
      // Values held in memory would hide what other tabs write.
      place.remove(at);
      return false;
    });
    keptFor = TIMES[index] ?? "page";
  };
  const tryOut = () => {
    store(sample, SAMPLE);
    for (const place of places) place.remove(sample);
  };
  let highest: number;
  let entries = read();
  let keptFor: KeptFor;
  tryOut();
  const show = (next = read()) => {
    entries = next;
    listeners.notify();
  };
  const find = (key: string) => entries.find((entry) => entry.key === key);

  /** @param kept the storage key of the version that stays on the device */
  function takeOut(given: Entry, kept?: string): void {
    const most = Math.max(rankOf(given), rankOf(find(given.key) ?? given));
    for (const { place, at, entry } of versions()) {
      if (entry.key !== given.key || rankOf(entry) > most) continue;
      if (at !== name) {
        if (place !== first || at !== kept) place.remove(at);
      } else if (!kept) {
        const others = listIn(place).filter(({ key }) => key !== given.key);
        if (others.length > 0) place.write(name, others);
        else place.remove(name);
      }
    }
  }

  function put(entry: E): void {
    const at = `${name}.${entry.key}.${rankOf(entry)}`;
    const value = { entry, order: highest + 1 };
    // Beside the version before it, so that other tabs always find one of them. Where there is no room, in its place.
    takeOut(entry, first.write(at, value) ? at : undefined);
    store(at, value);
    if (keptFor === "page") first.write(at, value);
    show();
  }

  return {
    list: () => entries,
    find,
    put,
    remove: (entry) => {
      takeOut(entry);
      show();
    },
    subscribe: listeners.subscribe,
    reload: () => {
      const next = read();
      if (!deepEqual(next, entries)) show(next);
    },
    tell: listeners.notify,
    keptFor: () => keptFor,
    tryOut,
  };
}

/**
 * The version of an entry that counts has the highest rank: it succeeded, else it was sent more often, else it has ended. That one of
 * two requests has failed says nothing about the other.
 */
function rankOf({ outcome, sent = 1 }: Entry): number {
  return outcome === "succeeded" ? 1e9 : 2 * sent + (outcome === "pending" ? 0 : 1);
}
