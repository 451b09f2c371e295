import { nearest } from "#lib/text.ts";

/** The problem of a word that is not in a closed list, with the word that was probably meant. */
export function unknownWord(
  what: string,
  word: string,
  known: Iterable<string>,
): { readonly message: string; readonly expected?: string; readonly nearest?: string } {
  const words = [...known];
  const near = nearest(word, words);
  if (near) return { message: `there is no ${what} "${word}"`, nearest: near };
  const expected =
    words.length === 0 ? `none: the screen has no ${what}` : `one of ${words.toSorted().join(", ")}`;
  return { message: `there is no ${what} "${word}"`, expected };
}
