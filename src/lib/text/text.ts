/** The candidate nearest to a word, for "did you mean": at most a third of its letters may differ. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    // At least so many letters must be inserted or deleted.
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/**
 * How many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one word into the other
 * (Levenshtein with swaps, the most common typing error).
 */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      const edited = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost);
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = isSwapped ? Math.min(edited, before[j - 2]! + 1) : edited;
    }
    [before, row] = [row, next];
  }
  return row[to.length]!;
}

/** A title as it stands inside a sentence: `Phone Number` becomes "phone number", `IUC Number` becomes "IUC number". */
export function lowerWords(title: string): string {
  return title.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

/** Ends a text with a full stop, so that another sentence can follow. */
export function asSentence(text: string): string {
  return /[\p{L}\p{N})\]"'”’%]$/u.test(text) ? `${text}.` : text;
}
