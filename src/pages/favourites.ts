import { createListeners } from "#lib/tasks/listeners.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";

/** The billers that a customer has marked, by their keys; the first was marked last. Kept on this device. */
export type Favourites = {
  /** The same array as long as nothing has changed. */
  readonly list: () => readonly string[];
  readonly toggle: (key: string) => void;
  /** Fits `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** More would be a directory again. */
const MOST = 30;

/** @param account the customer, by a name that is not personal (a hash) */
export function openFavourites(storage: Pick<SafeStorage, "read" | "write">, account: string): Favourites {
  const name = `favourite_billers.${account}`;
  const listeners = createListeners();
  let list = readList(storage.read(name));
  return {
    list: () => list,
    toggle: (key) => {
      // Another tab may have written.
      const stored = readList(storage.read(name));
      list = stored.includes(key) ? stored.filter((one) => one !== key) : [key, ...stored].slice(0, MOST);
      storage.write(name, list);
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

function readList(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((key) => typeof key === "string").slice(0, MOST) : [];
}
