import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";

import type { LanguageFile } from "./language-file.ts";
import type { Source } from "./lint-language.ts";
import { parseMessage } from "./message.ts";

/** A language that nobody speaks, made from the English. It shows what is not translated, too narrow, or one-sided. */
type PseudoLanguage = Pick<LanguageFile, "tag" | "name" | "direction">;

/** The names that CLDR has for them: English with accents, and letters that run from right to left. */
export const PSEUDO_LANGUAGES = [
  { tag: "en-XA", name: "Pseudo, longer", direction: "ltr" },
  { tag: "ar-XB", name: "Pseudo, right to left", direction: "rtl" },
] as const satisfies readonly PseudoLanguage[];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED = "áƀçđéƒǧĥíĵķłḿñóƥɋřšťúṽŵẋýž";
const ARABIC = "ابجديفغهىژكلمنوپقرستوڤؤخيز";

/** What stands around each text: a text without them is cut off, or put together of parts. */
const [START, END] = ["⟦", "⟧"];

type Write = (text: string) => string;

const WRITE: Readonly<Record<PseudoLanguage["direction"], Write>> = {
  // Two for each vowel: about 40 % longer, as German or French may be.
  ltr: (text) =>
    text.replaceAll(/[a-z]/gi, (letter) => accented(letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1)),
  rtl: (text) => text.replaceAll(/[a-z]/gi, (letter) => ARABIC[LETTERS.indexOf(letter.toLowerCase())]!),
};

function accented(letter: string): string {
  const found = ACCENTED[LETTERS.indexOf(letter.toLowerCase())]!;
  return letter === letter.toLowerCase() ? found : found.toUpperCase();
}

/** The translations of a pseudo-language, as a catalogue has them. */
export function pseudoTexts(
  direction: PseudoLanguage["direction"],
  sources: readonly Source[],
): Pick<LanguageFile, "texts" | "at"> {
  const texts = sources.map((source) => [source.text, pseudoText(direction, source)] as const);
  return { texts: new Map(texts), at: new Map() };
}

/** A text in a pseudo-language, in ICU's syntax; its placeholders and forms by number stay. */
export function pseudoText(
  direction: PseudoLanguage["direction"],
  { text, kind }: Pick<Source, "text" | "kind">,
): string {
  const write = WRITE[direction];
  const inside = kind === "screen" ? ofScreen(text, write) : ofApp(text, write);
  return START + inside + END;
}

/** The pieces of a screen's text: doubled braces, placeholders, and what is between them. */
const PIECES = /(\{\{|\}\}|\{[^{}]*\})/;

function ofScreen(text: string, write: Write): string {
  return text
    .split(PIECES)
    .map((piece) => {
      if (piece === "{{" || piece === "}}") return `'${piece[0]}'`;
      return piece.startsWith("{") ? piece : plain(write(piece));
    })
    .join("");
}

function ofApp(text: string, write: Write): string {
  const message = parseMessage(text);
  return "message" in message ? text : printed(message.elements, write);
}

function printed(elements: readonly MessageFormatElement[], write: Write): string {
  return elements.map((element) => printedOne(element, write)).join("");
}

function printedOne(element: MessageFormatElement, write: Write): string {
  if (element.type === TYPE.literal) return plain(write(element.value));
  if (element.type === TYPE.pound) return "#";
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return `{${element.value}}`;
  const forms = Object.entries(element.options).map(
    ([key, { value }]) => `${key} {${printed(value, write)}}`,
  );
  return `{${element.value}, ${element.type === TYPE.plural ? "plural" : "select"}, ${forms.join(" ")}}`;
}

/** An apostrophe would quote a brace after it. */
function plain(text: string): string {
  return text.replaceAll("'", "’");
}
