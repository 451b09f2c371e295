import { memoryStorage } from "#lib/storage/storage.ts";

import type { Refusal } from "./trial.ts";

/** Returns `localStorage` or `sessionStorage`, like a browser; the access may throw. */
export type OpenStorage = () => ReturnType<typeof memoryStorage>;

/** A storage that works, or refuses in one of the ways of real browsers. */
export function openStorage(refusal?: Refusal): OpenStorage {
  const storage = refusal === "full" ? fullStorage() : memoryStorage();
  return () => {
    if (refusal === "blocked") throw new DOMException("blocked", "SecurityError");
    return storage;
  };
}

/** The same storage with a listener for each change. */
export function heard(open: OpenStorage, changed: () => void): OpenStorage {
  return () => {
    const storage = open();
    return {
      ...storage,
      setItem: (key, value) => {
        storage.setItem(key, value);
        changed();
      },
      removeItem: (key) => {
        storage.removeItem(key);
        changed();
      },
      get length() {
        return storage.length;
      },
    };
  };
}

function fullStorage(): ReturnType<OpenStorage> {
  return {
    length: 1,
    key: () => "other",
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => {},
  };
}
