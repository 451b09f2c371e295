/**
 * The entries that a menu has room for, in their order: those that come first for this customer, then the first of the
 * others. Each other one is found in the directory of billers or by the search.
 *
 * @param counts which entries there may be many of; all others stay
 */
export function shortlist<T>(
  entries: readonly T[],
  {
    most,
    first,
    counts = () => true,
  }: {
    readonly most: number;
    readonly first: (entry: T) => boolean;
    readonly counts?: (entry: T) => boolean;
  },
): readonly T[] {
  const many = entries.filter(counts);
  if (many.length <= most) return entries;
  const ranked = [...many.filter(first), ...many.filter((entry) => !first(entry))];
  const kept = new Set(ranked.slice(0, most));
  return entries.filter((entry) => kept.has(entry) || !counts(entry));
}
