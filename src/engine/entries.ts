import { deepEqual } from "#lib/equality.ts";
import { createListeners } from "#lib/listeners.ts";
import type { SafeStorage } from "#lib/storage.ts";

/** How long something is stored: on the device, until the tab closes, or until the page closes. */
export type KeptFor = "device" | "tab" | "page";

/** Entries stored on the device under a name, by key. Other tabs may change them too. */
export type Entries<E> = {
  readonly list: () => readonly E[];
  readonly find: (key: string) => E | undefined;
  /** Adds the entry, or replaces the one with its key. */
  readonly put: (entry: E) => void;
  readonly remove: (key: string) => void;
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

/** As long as the longest entry. */
const SAMPLE = "x".repeat(1_000);

/**
 * Opens the entries stored under a name; ignores values that are not entries.
 * @param places in order: the device's storage, then the tab's. An entry goes into the first that accepts it; if none
 * does, it lasts as long as the page.
 */
export function openEntries<E extends { readonly key: string }>(
  places: readonly SafeStorage[],
  name: string,
  isEntry: (value: unknown) => value is E,
): Entries<E> {
  const listeners = createListeners();
  const readFrom = (place: SafeStorage): readonly E[] => {
    const stored = place.read(name);
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  };
  const read = (): readonly E[] => places.flatMap(readFrom);
  const sampleKeptFor = () =>
    timeIn(places, (place) => {
      const kept = place.write(`${name}.sample`, SAMPLE);
      place.remove(`${name}.sample`);
      return kept;
    });
  let entries = read();
  let keptFor = sampleKeptFor();
  const show = (next: readonly E[]) => {
    entries = next;
    listeners.notify();
  };

  function takeOut(key: string): void {
    for (const place of places) {
      const all = readFrom(place);
      const others = all.filter((entry) => entry.key !== key);
      if (others.length === all.length) continue;
      if (others.length > 0) place.write(name, others);
      else place.remove(name);
    }
  }

  // Another tab may have written, so each change starts from the stored entries.
  function put(entry: E): void {
    takeOut(entry.key);
    keptFor = timeIn(places, (place) => {
      const others = readFrom(place);
      if (place.write(name, [...others, entry])) return true;
      // Entries held in memory would hide what other tabs write.
      if (others.length > 0) place.write(name, others);
      else place.remove(name);
      return false;
    });
    const [first] = places;
    if (keptFor === "page" && first) first.write(name, [...readFrom(first), entry]);
    show(read());
  }

  return {
    list: () => entries,
    find: (key) => entries.find((entry) => entry.key === key),
    put,
    remove: (key) => {
      takeOut(key);
      show(read());
    },
    subscribe: listeners.subscribe,
    reload: () => {
      const next = read();
      if (!deepEqual(next, entries)) show(next);
    },
    tell: listeners.notify,
    keptFor: () => keptFor,
    tryOut: () => {
      keptFor = sampleKeptFor();
    },
  };
}

function timeIn(places: readonly SafeStorage[], keeps: (place: SafeStorage) => boolean): KeptFor {
  const at = places.findIndex((place) => keeps(place));
  if (at < 0) return "page";
  return at === 0 ? "device" : "tab";
}
