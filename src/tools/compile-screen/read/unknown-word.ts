import { editDistance, nearest } from "#lib/text/text.ts";

/** The problem of a word that is not in a closed list, with the word that was probably meant. */
export function unknownWord(
  what: string,
  word: string,
  known: Iterable<string>,
): { readonly message: string; readonly expected?: string; readonly nearest?: string } {
  const words = [...known];
  const near = nearest(
    word,
    words.filter((one) => isSlip(word, one)),
  );
  if (near) return { message: `there is no ${what} "${word}"`, nearest: near };
  const expected =
    words.length === 0 ? `none: the screen has no ${what}` : `one of ${words.toSorted().join(", ")}`;
  return { message: `there is no ${what} "${word}"`, expected };
}

/** Whether one word may be the other misspelt: what differs is still alike. `display-water-menu` is not `display-data-menu`. */
function isSlip(word: string, other: string): boolean {
  const [mine, others] = differing(word.toLowerCase().split("-"), other.toLowerCase().split("-"));
  return editDistance(mine, others) * 2 <= Math.max(mine.length, others.length);
}

/** Both words without the parts at their ends that are the same. */
function differing(parts: readonly string[], others: readonly string[]): readonly [string, string] {
  if (parts.length === 0 || others.length === 0) return [parts.join("-"), others.join("-")];
  if (parts[0] === others[0]) return differing(parts.slice(1), others.slice(1));
  if (parts.at(-1) === others.at(-1)) return differing(parts.slice(0, -1), others.slice(0, -1));
  return [parts.join("-"), others.join("-")];
}
