import type { Edges, ShownText, TextsOnPage } from "./texts-on-page.ts";

/** Latin letters without accents: a pseudo-language has none. A code with digits, as a reference, is no word. */
const ENGLISH = /(?<![\w-])[a-z]{2,}(?![\w-]*\d)/gi;

/** What every page may have in Latin letters: names of languages, currencies and cards, and what `Intl` writes of days. */
const ALWAYS = `English Français Hausa Igbo Naijá Yorùbá NGN XOF CFA PIN USSD OTP BVN NIN CSV PDF Visa Mastercard Verve
  January February March April May June July August September October November December Today Yesterday AM PM
  Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec Monday Tuesday Wednesday Thursday Friday Saturday Sunday`;

/** The words of texts from outside, as replies and tenant files, which a page may show in English. */
export function wordsOf(...texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of new Set([ALWAYS, ...texts])) for (const word of wordsIn(text)) words.add(word);
  return words;
}

/** A page hears the same replies again and again, and all of them are asked about at each view. */
const known = new Map<string, ReadonlySet<string>>();

function wordsIn(text: string): ReadonlySet<string> {
  const before = known.get(text);
  if (before) return before;
  // A name in a reply may be shown as words: agents_on_duty.
  const found = text.replaceAll("_", " ").match(ENGLISH) ?? [];
  const words = new Set(found.map((word) => word.toLowerCase()));
  known.set(text, words);
  return words;
}

/** What is left in English on a page in a pseudo-language. */
export function leftInEnglish({ read }: TextsOnPage, outside: ReadonlySet<string>): readonly string[] {
  const left = read.filter((text) => text.match(ENGLISH)?.some((word) => !outside.has(word.toLowerCase())));
  return unique(left.map((text) => `English: ${short(text)}`));
}

/** Texts that are cut off, stick out of their block, or stand over each other. */
export function misplaced({ shown }: TextsOnPage): readonly string[] {
  const cut = shown.filter(({ isCut }) => isCut).map(({ text }) => `cut off: ${short(text)}`);
  const out = shown
    .filter(({ isCut, lines, box }) => !isCut && lines.some((line) => sticksOut(line, box)))
    .map(({ text }) => `sticks out: ${short(text)}`);
  return unique([...cut, ...out, ...overEachOther(shown.filter(({ isAfloat }) => !isAfloat))]);
}

function overEachOther(shown: readonly ShownText[]): readonly string[] {
  return shown.flatMap((one, index) =>
    shown
      .slice(index + 1)
      .filter(
        ({ holder, lines }) => holder !== one.holder && lines.some((line) => one.lines.some(over(line))),
      )
      .map(({ text }) => `over each other: ${short(one.text)} | ${short(text)}`),
  );
}

function sticksOut(line: Edges, box: Edges): boolean {
  return line.right > box.right + 1.5 || line.left < box.left - 1.5;
}

/** Lines may touch: their boxes are a little higher than their letters. */
function over(one: Edges): (other: Edges) => boolean {
  return (other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
}

function unique(found: readonly string[]): readonly string[] {
  return [...new Set(found)];
}

function short(text: string): string {
  return text.slice(0, 60);
}
