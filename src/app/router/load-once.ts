/** A lazy part may take this long (specification 1 §9). */
export const LOAD_LIMIT_MS = 120_000;

export type Load<T> = () => Promise<T>;

/** A lazy part could not be loaded. */
export class LoadError extends Error {
  override readonly name = "LoadError";

  constructor(cause: unknown) {
    super("Loading chunk failed", { cause });
  }
}

const loaded = new Map<Load<unknown>, Promise<unknown>>();

/** Loads a part once, however often it is asked for. Rejects with a `LoadError`, after 120 s at the latest. */
export function loadOnce<T>(load: Load<T>): Promise<T> {
  const known = loaded.get(load) as Promise<T> | undefined;
  if (known) return known;
  const loading = within(load);
  loaded.set(load, loading);
  return loading;
}

/** Forgets a part that failed, so that it can be loaded again. */
export function forgetLoad(load: Load<unknown>): void {
  loaded.delete(load);
}

let held = false;

/** The page is about to reload: what loads now stays loading, whether it came or failed. */
export function holdLoads(): void {
  held = true;
}

/** A failed part that Vite was told to pass over comes as undefined, which nobody may get to see. */
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
