/** JSON values by key. Where the browser blocks storage, it works in memory and says that nothing is remembered. */
export type SafeStorage = {
  /** The value; undefined when the key is absent or its text is not JSON. */
  readonly read: (key: string) => unknown;
  /**
   * Returns whether the value outlives the page: when the storage is full or blocked, the value stays in memory only.
   */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
  /** All keys, including those that other code has written. */
  readonly keys: () => readonly string[];
  /** Removes everything except the named keys. */
  readonly clear: (keep?: readonly string[]) => void;
  /** False when a reload loses the values. */
  readonly remembers: boolean;
};

type NativeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Wraps `sessionStorage` or `localStorage`; the getter is a function because reading the property may throw. */
export function safeStorage(open: () => NativeStorage): SafeStorage {
  const native = readable(open);
  const store = native ?? memoryStorage();
  /** Values that did not fit into a full storage. */
  const held = memoryStorage();
  return {
    remembers: native !== undefined && isWritable(native),
    read: (key) => parse(held.getItem(key) ?? store.getItem(key)),
    write: (key, value) => {
      const text = JSON.stringify(value);
      held.removeItem(key);
      try {
        store.setItem(key, text);
        return native !== undefined;
      } catch {
        held.setItem(key, text);
        return false;
      }
    },
    remove: (key) => {
      held.removeItem(key);
      store.removeItem(key);
    },
    keys: () => [...new Set([held, store].flatMap(keysOf))],
    clear: (keep = []) => {
      for (const place of [held, store]) {
        for (const key of keysOf(place)) if (!keep.includes(key)) place.removeItem(key);
      }
    },
  };
}

/** One value, for code that must stay small; undefined also where the browser blocks storage. */
export function readStored(open: () => Pick<Storage, "getItem">, key: string): unknown {
  try {
    return parse(open().getItem(key));
  } catch {
    return undefined;
  }
}

function readable(open: () => NativeStorage): NativeStorage | undefined {
  try {
    const storage = open();
    storage.getItem("probe");
    // A storage that is empty and accepts nothing has been switched off in the browser.
    return storage.length > 0 || isWritable(storage) ? storage : undefined;
  } catch {
    return undefined;
  }
}

function isWritable(storage: NativeStorage): boolean {
  try {
    storage.setItem("probe", "1");
    storage.removeItem("probe");
    return true;
  } catch {
    return false;
  }
}

function keysOf(storage: NativeStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A storage in memory, for values that must not outlive the page. `safeStorage` counts it as remembering. */
export function memoryStorage(): NativeStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}
