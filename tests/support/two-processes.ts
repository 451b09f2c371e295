import { memoryStorage, safeStorage, type SafeStorage } from "#lib/storage/storage.ts";

type Values = ReturnType<typeof memoryStorage>;

/** A process of a browser: what it sees of a storage, and what it has written that nobody else has seen. */
type Process = { readonly storage: SafeStorage; readonly catchUp: () => void; readonly flush: () => void };

/**
 * One storage as browsers keep it for two tabs in two processes: each sees at once what it has written itself, and what the other
 * has written only when it is passed on. Of two writes under the same key the one that is passed on last stays.
 */
export function twoProcesses(): {
  readonly storages: readonly [SafeStorage, SafeStorage];
  /** Passes on what both have written: first what `first` has. */
  readonly pass: (first?: 0 | 1) => void;
} {
  const shared = memoryStorage();
  const both = [openProcess(shared), openProcess(shared)] as const;
  return {
    storages: [both[0].storage, both[1].storage],
    pass: (first = 0) => {
      both[first].flush();
      both[first === 0 ? 1 : 0].flush();
      for (const process of both) process.catchUp();
    },
  };
}

function openProcess(shared: Values): Process {
  const seen = memoryStorage();
  let written: ((values: Values) => void)[] = [];
  const write = (change: (values: Values) => void) => {
    change(seen);
    written.push(change);
  };
  return {
    storage: safeStorage(() => ({
      ...seen,
      setItem: (key, value) => write((values) => values.setItem(key, value)),
      removeItem: (key) => write((values) => values.removeItem(key)),
      get length() {
        return seen.length;
      },
    })),
    flush: () => {
      for (const change of written) change(shared);
      written = [];
    },
    catchUp: () => {
      for (const key of keysOf(seen)) seen.removeItem(key);
      for (const key of keysOf(shared)) seen.setItem(key, shared.getItem(key)!);
    },
  };
}

function keysOf(values: Values): readonly string[] {
  return Array.from({ length: values.length }, (_, index) => values.key(index)!);
}
