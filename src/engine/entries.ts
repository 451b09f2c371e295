import type { SafeStorage } from "#lib/storage.ts";

/** What the device keeps under a name, by key. Other tabs may change it too. */
export type Entries<E> = {
  readonly list: () => readonly E[];
  readonly find: (key: string) => E | undefined;
  /** Adds the entry, or replaces the one with its key. */
  readonly put: (entry: E) => void;
  readonly remove: (key: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the storage again: another tab has written. */
  readonly reload: () => void;
};

/** Opens what the storage keeps under a name; what is no entry is passed over. */
export function openEntries<E extends { readonly key: string }>(
  storage: SafeStorage,
  name: string,
  isEntry: (value: unknown) => value is E,
): Entries<E> {
  const listeners = new Set<() => void>();
  const read = (): readonly E[] => {
    const stored = storage.read(name);
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  };
  let entries = read();
  const show = (next: readonly E[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  // Another tab may have written since: each change starts from what is stored.
  const replace = (key: string, entry?: E) => {
    const others = read().filter((other) => other.key !== key);
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => show(read()),
  };
}
