export type Summary = { readonly median: number; readonly min: number; readonly max: number };

/** Throws when there are no values. */
export function summarise(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  if (low === undefined || high === undefined) throw new Error("There are no values to summarise.");
  return { median: (low + high) / 2, min: sorted[0]!, max: sorted.at(-1)! };
}
