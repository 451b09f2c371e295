/** A network and a disk take this many at once well; a thousand would wait for each other until they time out. */
const AT_ONCE = 16;

/** Does work for each of a list, some of them at once. Rejects with the first failure. */
export async function someAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  // One iterator for all workers: each takes what comes next.
  const left = all.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
