import { positionsOf, type Positions } from "./pattern-positions.ts";

/**
 * Whether a regular expression can take exponential time on a text that does not match: at some place it can loop back
 * to itself over the same characters in two ways. `(a+)+` and `(\d+,?)*` can, `\d+(?:,\d+)*` cannot. The inside of
 * look-arounds is ignored.
 */
export function backtracksExponentially(pattern: string): boolean {
  const positions = positionsOf(pattern);
  const pairs = pairsOf(positions, overlaps(positions.atoms, pattern));
  return positions.atoms.some((_, start) => {
    if (isDoubled(positions, start)) return true;
    const from = start * positions.atoms.length + start;
    const ahead = reachable(pairs.next, from);
    const behind = reachable(pairs.before, from);
    return [...ahead].some((pair) => behind.has(pair) && !isSame(pair, positions.atoms.length));
  });
}

type Pairs = {
  readonly next: ReadonlyMap<number, readonly number[]>;
  readonly before: ReadonlyMap<number, readonly number[]>;
};

/** Two walks over the same text at once; a pair of positions is encoded as one number. */
function pairsOf({ atoms, follows }: Positions, overlap: (one: number, other: number) => boolean): Pairs {
  const next = new Map<number, number[]>();
  const before = new Map<number, number[]>();
  for (const [one, ones] of follows) {
    for (const [other, others] of follows) {
      const from = one * atoms.length + other;
      for (const to of ones.keys()) {
        for (const too of others.keys()) {
          if (overlap(to, too)) link(from, to * atoms.length + too);
        }
      }
    }
  }
  return { next, before };

  function link(from: number, to: number): void {
    next.set(from, [...(next.get(from) ?? []), to]);
    before.set(to, [...(before.get(to) ?? []), from]);
  }
}

/** Whether one step of a loop through a position can be made in two ways, as in `(a*)*`. */
function isDoubled({ follows }: Positions, start: number): boolean {
  const next = new Map([...follows].map(([from, to]) => [from, [...to.keys()]]));
  return [...(follows.get(start) ?? [])].some(
    ([to, ways]) => ways > 1 && (to === start || reachable(next, to).has(start)),
  );
}

function reachable(next: ReadonlyMap<number, readonly number[]>, from: number): ReadonlySet<number> {
  const seen = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const to of next.get(at) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
}

function isSame(pair: number, count: number): boolean {
  return Math.floor(pair / count) === pair % count;
}

/** Whether two atoms match a common character: tries the characters of the pattern, and one of each usual kind. */
function overlaps(atoms: readonly string[], pattern: string): (one: number, other: number) => boolean {
  const samples = Array.from(new Set(`${pattern}azAZ09_ -.,@/\n\u00e9\u20a6`));
  const matched = atoms.map((atom) => {
    const test = new RegExp(`^${atom}$`, "u");
    return new Set(samples.filter((sample) => test.test(sample)));
  });
  return (one, other) => [...matched[one]!].some((sample) => matched[other]!.has(sample));
}
