import { editDistance } from "./text.ts";

/** Something that customers find by its label, by the detail below the label, or by other words for it. */
export type Findable = {
  readonly label: string;
  readonly detail?: string | undefined;
  /** Further words that find it and are not shown. */
  readonly words?: readonly string[] | undefined;
};

/** A list prepared for `search` once, so that each keystroke costs little. */
export type SearchIndex<T> = readonly {
  readonly one: T;
  readonly label: string;
  readonly all: string;
}[];

export function indexForSearch<T extends Findable>(list: readonly T[]): SearchIndex<T> {
  return list.map((one) => {
    const label = plain(one.label);
    const more = [one.detail ?? "", ...(one.words ?? [])].map(plain);
    return { one, label, all: label + more.join("") };
  });
}

/**
 * Finds the items that contain every word of the text: first labels that start with the text, then labels with a word
 * that starts with it, then the rest. Apart from that the order of the list stays. An empty text finds everything. A text that
 * finds nothing as it stands finds what is nearest to it, as after a typing mistake.
 */
export function search<T>(index: SearchIndex<T>, text: string): T[] {
  const query = plain(text);
  if (query === "") return index.map(({ one }) => one);
  const words = query.split(" ").filter(Boolean);
  const ranks: T[][] = [[], [], [], []];
  for (const { one, label, all } of index) {
    if (!words.every((word) => all.includes(word))) continue;
    ranks[rankOf(label, all, query, words)]!.push(one);
  }
  const found = ranks.flat();
  return found.length > 0 ? found : nearestTo(words, index);
}

/** The items that have all words but for mistakes, those with the fewest first. */
function nearestTo<T>(words: readonly string[], index: SearchIndex<T>): T[] {
  const near = index.flatMap(({ one, all }) => {
    const own = all.split(" ");
    let mistakes = 0;
    for (const word of words) mistakes += mistakesIn(word, own);
    return mistakes < Infinity ? [{ one, mistakes }] : [];
  });
  near.sort((one, other) => one.mistakes - other.mistakes);
  return near.map(({ one }) => one);
}

/** How many letters of a word that is being typed are wrong, by the nearest of the others; Infinity if none is near. */
function mistakesIn(word: string, others: readonly string[]): number {
  // Another number is no mistake in this one.
  const most = /\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  let fewest = Infinity;
  for (const other of others) {
    if (other.includes(word)) return 0;
    // A mistake in the first letter is rare, but for a swap with the second.
    if (most === 0 || (other[0] !== word[0] && other[1] !== word[0])) continue;
    for (let length = word.length - most; length <= word.length + most; length++) {
      const mistakes = editDistance(word, other.slice(0, length));
      if (mistakes <= most) fewest = Math.min(fewest, mistakes);
    }
  }
  return fewest;
}

function rankOf(label: string, all: string, query: string, words: readonly string[]): 0 | 1 | 2 | 3 {
  if (label.startsWith(query)) return 0;
  if (words.every((word) => label.includes(` ${word}`))) return 1;
  return words.every((word) => all.includes(` ${word}`)) ? 2 : 3;
}

/** Other characters may have accents, or be letters of another script. */
const ASCII = /^[\0-\x7f]*$/;

/** Lower case without accents and signs, with a space before each word: "Àkàndé & Co." → " akande co". */
function plain(text: string): string {
  // Most texts are plain already: a list of a thousand is ready in half the time.
  const words = ASCII.test(text)
    ? text.toLowerCase().match(/[a-z\d]+/g)
    : text
        .normalize("NFD")
        .replaceAll(/\p{M}/gu, "")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu);
  return words ? ` ${words.join(" ")}` : "";
}
