/** JSON values by key. Where the browser blocks storage, it works in memory and says that nothing is remembered. */
export type SafeStorage = {
  /** The value, or undefined when there is none or it is not JSON. */
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
  readonly remove: (key: string) => void;
  /** Removes all but the named keys. */
  readonly clear: (keep?: readonly string[]) => void;
  /** False when values are lost on reload. */
  readonly remembers: boolean;
};

type NativeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Wraps `sessionStorage` or `localStorage`; the getter is a function because reading the property may throw. */
export function safeStorage(open: () => NativeStorage): SafeStorage {
  const native = usable(open);
  const store = native ?? memoryStorage();
  return {
    remembers: native !== undefined,
    read: (key) => parse(store.getItem(key)),
    write: (key, value) => {
      try {
        store.setItem(key, JSON.stringify(value));
      } catch {
        // A full storage loses this one value; the page goes on with what it holds in memory.
      }
    },
    remove: (key) => store.removeItem(key),
    clear: (keep = []) => {
      for (const key of keysOf(store)) if (!keep.includes(key)) store.removeItem(key);
    },
  };
}

function usable(open: () => NativeStorage): NativeStorage | undefined {
  try {
    const storage = open();
    storage.setItem("probe", "1");
    storage.removeItem("probe");
    return storage;
  } catch {
    return undefined;
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

function memoryStorage(): NativeStorage {
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
