import type { SafeStorage } from "./storage.ts";

/** Runs some work, without a pause in it, while no other tab runs work of the same name. */
export type Alone = <T>(work: () => T) => Promise<T>;

type Means = {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** Ms until every other tab sees what one tab has written: browsers pass it on between processes. */
const SEEN = 100;
/** The work is instant, so a tab that has held the lock for this long (ms) was closed. */
const GONE = 5_000;

/**
 * Work that runs in one tab at a time, by the Web Locks API. Where a browser lacks that API (an old browser, a window
 * inside another app) or refuses the lock, the tabs agree through the storage.
 */
export function aloneAmongTabs(
  name: string,
  {
    locks,
    storage,
    ...means
  }: Means & { readonly locks: LockManager | undefined; readonly storage: SafeStorage },
): Alone {
  const byStorage = aloneByStorage(name, storage, means);
  return async (work) => {
    if (!locks) return await byStorage(work);
    const done = await byLocks(locks, name, work, means);
    return done ? done.result : await byStorage(work);
  };
}

/** The result of the work, or undefined where the browser gave no lock and the work did not run. */
function byLocks<T>(
  locks: LockManager,
  name: string,
  work: () => T,
  { pause }: Means,
): Promise<{ readonly result: T } | undefined> {
  const patience = new AbortController();
  void pause(GONE).then(() => patience.abort());
  return new Promise((resolve, reject) => {
    const given = locks.request(name, { signal: patience.signal }, async () => {
      try {
        resolve({ result: work() });
      } catch (error) {
        reject(error);
      }
      // A lock orders the tabs but not their storage: wait until the next tab sees what this one has written.
      await pause(SEEN);
    });
    given.catch(() => resolve(undefined));
  });
}

/**
 * Fischer's algorithm: write your name if no name is there, wait until every tab has seen it, and go on if your name is
 * still there. When two tabs write at once, both see the later name. The algorithms of Lamport and Peterson need every
 * write to be visible at once, which browsers do not promise for their storage.
 */
export function aloneByStorage(name: string, storage: SafeStorage, { now, pause }: Means): Alone {
  const key = `lock.${name}`;
  const isTaken = () => {
    const at = (storage.read(key) as Partial<Holder> | undefined)?.at;
    return typeof at === "number" && Math.abs(now() - at) < GONE;
  };
  return async (work) => {
    const by = crypto.randomUUID();
    for (;;) {
      while (isTaken()) await pause(SEEN);
      // This storage keeps nothing, so no other tab can see the lock.
      if (!storage.write(key, { by, at: now() } satisfies Holder)) break;
      await pause(SEEN);
      if ((storage.read(key) as Partial<Holder> | undefined)?.by === by) break;
    }
    try {
      return work();
    } finally {
      storage.remove(key);
    }
  };
}

type Holder = { readonly by: string; readonly at: number };
