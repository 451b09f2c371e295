/** Limit for loading a lazy part (specification 1 §9). */
export const LOAD_LIMIT_MS = 120_000;

export type Load<T> = () => Promise<T>;

/** A lazy part could not be loaded. */
export class LoadError extends Error {
  override readonly name = "LoadError";

  constructor(cause: unknown) {
    super("Loading chunk failed", { cause });
  }
}

/** The result of loading a part. */
export type Settled<T> = { readonly value: T } | { readonly error: unknown };

const loads = new Map<Load<unknown>, { readonly promise: Promise<unknown>; settled?: Settled<unknown> }>();

/** Loads a part once, however often it is requested. Rejects with a `LoadError`, after 120 s at the latest. */
export function loadOnce<T>(load: Load<T>): Promise<T> {
  const known = loads.get(load);
  if (known) return known.promise as Promise<T>;
  const promise = within(load);
  const entry: { promise: Promise<T>; settled?: Settled<T> } = { promise };
  loads.set(load, entry);
  promise.then(
    (value) => (entry.settled = { value }),
    (error: unknown) => (entry.settled = { error }),
  );
  return promise;
}

/** The result of a part, the same object each time; undefined while it loads, or if it was never requested. */
export function settledLoad<T>(load: Load<T>): Settled<T> | undefined {
  return loads.get(load)?.settled as Settled<T> | undefined;
}

/** Forgets a part that failed, so that it can be loaded again. */
export function forgetLoad(load: Load<unknown>): void {
  loads.delete(load);
}

let held = false;

/** The page is about to reload: parts that are loading stay in that state, whether they arrive or fail. */
export function holdLoads(): void {
  held = true;
}

/** When Vite's preload error is suppressed, a failed part resolves as undefined; no caller may see that. */
async function settle<T>(loading: Promise<T>): Promise<T> {
  await loading.catch(() => undefined);
  return held ? await new Promise<never>(() => undefined) : await loading;
}

async function within<T>(load: Load<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${LOAD_LIMIT_MS} ms`)), LOAD_LIMIT_MS);
  });
  try {
    return await Promise.race([settle(load()), limit]);
  } catch (error) {
    throw new LoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
