/**
 * Does work for each of a list, so many of them at once: a thousand would wait for each other until they time out. Rejects with the first
 * failure.
 */
export async function someAtOnce<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  // One iterator for all workers: each takes what comes next.
  const left = all.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
