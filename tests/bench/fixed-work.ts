import { summarise } from "./statistics.ts";

const NUMBERS = 300_000;
const TURNS = 3;

/**
 * Milliseconds that this machine takes for work that never changes, the median of three turns: figures of two machines, or of one in
 * two moods, can be compared by it.
 */
export function fixedWork(): number {
  return summarise(Array.from({ length: TURNS }, time)).median;
}

function time(): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** What our code does most: objects, texts, sorting and JSON. */
function work(): number {
  let seed = 1;
  const rows = Array.from({ length: NUMBERS }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { id: seed, name: `row ${seed % 1000}` };
  });
  const copy = JSON.parse(JSON.stringify(rows)) as typeof rows;
  copy.sort((one, other) => one.id - other.id);
  return new Set(copy.map(({ name }) => name.toUpperCase())).size;
}
