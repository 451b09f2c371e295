import type { SafeStorage } from "./storage.ts";

/** Does some work, without a pause in it, while no other tab does work of the same name. */
export type Alone = <T>(work: () => T) => Promise<T>;

type Means = {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** So many ms after one tab has written, every other sees it: browsers pass it on between processes. */
const SEEN = 100;
/** The work takes no time: a tab that has held the lock for so many ms is gone. */
const GONE = 5_000;

/**
 * Work that is done in one tab at a time, by the Web Locks API. Where a browser has none (an old one, the
 * window of another app) or does not give it, the tabs agree by what they write into the storage.
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

/** The result, or undefined where the browser gave no lock and nothing was done. */
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
      // A lock orders the tabs, not their storage: the next one begins when it sees what this one has written.
      await pause(SEEN);
    });
    given.catch(() => resolve(undefined));
  });
}

/**
 * Fischer's algorithm: write your name where there is none, wait until every tab has seen it, and go on if it still
 * stands there. Of two that write at once the later one's stands, for both. Others (Lamport's, Peterson's) need a write
 * to be seen by all at once, which browsers do not promise of their storage.
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
      // No other tab sees what this storage does not keep.
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
