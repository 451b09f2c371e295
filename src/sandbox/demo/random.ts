/** Pseudo-random numbers, the same at each run (mulberry32). */
export type Random = {
  /** An integer from least to most, both included. */
  integer(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
};

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { integer, pick: (items) => items[integer(0, items.length - 1)] ?? items[0] };
}
