import type { Random } from "./random.ts";

/** Misspells a word: a letter is missing, doubled, swapped with the next or replaced by its neighbour on the keyboard. Never one of `others`. */
export function misspell(word: string, random: Random, others: ReadonlySet<string>): string {
  for (;;) {
    const at = random.upTo(word.length - 1);
    const [letter = "", next = ""] = word.slice(at);
    const typed = random.pick([next, letter + letter + next, next + letter, `x${next}`]);
    const wrong = word.slice(0, at) + typed + word.slice(at + 2);
    if (wrong !== word && wrong !== "" && !others.has(wrong)) return wrong;
  }
}
