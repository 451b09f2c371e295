/** Random numbers from a seed: the same seed gives the same corpus. */
export type Random = {
  /** A whole number from 0, less than `below`. */
  readonly upTo: (below: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
};

/** Mulberry32: it is short, and good enough to choose from lists. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    upTo,
    pick: (items) => items[upTo(items.length)]!,
    shuffled: (items) =>
      items
        .map((item) => [next(), item] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, item]) => item),
  };
}
