import type { Problem } from "#definition/problem.ts";
import { escapePart } from "#lib/json/pointer.ts";
import { nearest } from "#lib/text/text.ts";
import type { Finding } from "#tools/compile-screen/parts/context.ts";

import type { LanguageFile } from "./language-file.ts";
import { parseMessage, type Placeholder, placeholdersOf } from "./message.ts";
import { placeholdersIn } from "./placeholders.ts";
import { isVariant, unknownTone } from "./tone.ts";

/** An English text and where it stands: a screen by its id, or a folder of the app. */
export type Source = {
  readonly of: string;
  readonly kind: "screen" | "app";
  readonly pointer: string;
  readonly text: string;
};

/** Problems of one catalogue: what cannot be read, what is stale, what has other placeholders, and what lacks. */
export function lintLanguage(language: LanguageFile, sources: readonly Source[]): readonly Problem[] {
  const { problems, tell } = language;
  if (problems.length > 0) return problems;
  const english = englishOf(sources);
  const findings = [
    ...unknownTone(language),
    ...strangers(language, english),
    ...staleTexts(language, english),
    ...stalePlaces(language, english),
    ...messages(language, english),
    ...(isVariant(language) ? [] : missing(language, sources)),
  ];
  return findings.map(tell);
}

/** All sources: by their text, and by screen or folder and pointer. */
type English = {
  readonly byText: ReadonlyMap<string, Source>;
  readonly byPlace: ReadonlyMap<string, ReadonlyMap<string, Source>>;
};

/** Each language asks for the same. */
const indexed = new WeakMap<readonly Source[], English>();

function englishOf(sources: readonly Source[]): English {
  const found = indexed.get(sources);
  if (found) return found;
  const byPlace = new Map<string, Map<string, Source>>();
  for (const source of sources) {
    const places = byPlace.get(source.of) ?? new Map<string, Source>();
    byPlace.set(source.of, places.set(source.pointer, source));
  }
  const english = { byText: new Map(sources.map((one) => [one.text, one])), byPlace };
  indexed.set(sources, english);
  return english;
}

/** Names of `only` and of `at` that nothing has. */
function strangers({ only = [], at }: LanguageFile, { byPlace: all }: English): readonly Finding[] {
  return [
    ...only.flatMap((of, index) => unknown(`/only/${index}`, of, "screen or folder", all)),
    ...[...at.keys()].flatMap((id) =>
      unknown(`/at/${escapePart(id)}`, id, "screen or folder", all).map((one) => ({ ...one, atKey: true })),
    ),
  ];
}

function unknown(
  pointer: string,
  word: string,
  what: string,
  all: ReadonlyMap<string, unknown>,
): readonly Finding[] {
  if (all.has(word)) return [];
  return [{ pointer, message: `there is no ${what} "${word}"`, ...near(word, all.keys()) }];
}

function staleTexts({ texts }: LanguageFile, { byText: english }: English): readonly Finding[] {
  return [...texts.keys()]
    .filter((text) => !english.has(text))
    .map((text) => ({
      pointer: `/texts/${escapePart(text)}`,
      atKey: true,
      level: "warning",
      message: "no customer reads this English text any more",
      ...near(text, english.keys()),
    }));
}

function stalePlaces({ at }: LanguageFile, { byPlace }: English): readonly Finding[] {
  return [...at].flatMap(([id, places]) => {
    const present = byPlace.get(id);
    if (!present) return [];
    return [...places.keys()]
      .filter((pointer) => !present.has(pointer))
      .map((pointer) => ({
        pointer: `/at/${escapePart(id)}/${escapePart(pointer)}`,
        atKey: true,
        level: "warning" as const,
        message: `"${id}" has no text at ${pointer}`,
        ...near(pointer, present.keys()),
      }));
  });
}

/** Syntax and placeholders of every translation whose English is known. */
function messages({ texts, at }: LanguageFile, { byText, byPlace }: English): readonly Finding[] {
  return [
    ...[...texts].flatMap(([text, translation]) =>
      ofMessage(`/texts/${escapePart(text)}`, byText.get(text), translation),
    ),
    ...[...at].flatMap(([id, translations]) =>
      [...translations].flatMap(([pointer, translation]) =>
        ofMessage(`/at/${escapePart(id)}/${escapePart(pointer)}`, byPlace.get(id)?.get(pointer), translation),
      ),
    ),
  ];
}

function ofMessage(pointer: string, source: Source | undefined, translation: string): readonly Finding[] {
  return source ? messageFindings(pointer, source, translation) : [];
}

function messageFindings(pointer: string, { text, kind }: Source, translation: string): readonly Finding[] {
  const message = parseMessage(translation);
  if ("message" in message) return [{ pointer, ...message }];
  const expected = expectedIn(text, kind);
  const choices = choicesIn(text, kind);
  const found = placeholdersOf(message.elements);
  const absent = [...expected].filter((name) => !found.some((one) => one.name === name));
  const strange = found
    .filter(({ name }) => !expected.has(name))
    .map(({ name, offset }) => ({
      pointer,
      offset: offset + 1,
      message: `the English has no placeholder {${name}}`,
      ...near(name, expected),
    }));
  // One that is misspelt is told once.
  const lacking = absent.filter((name) => !strange.some((one) => one.nearest === name));
  return [
    ...strange,
    ...lacking.map((name) => ({
      pointer,
      message: `the placeholder {${name}} of the English is missing`,
      ...(translation.includes("'{") && { expected: "’ instead of ' before it, which quotes it" }),
    })),
    ...found.flatMap(({ name, choices: own }) =>
      [...own]
        .filter(([word]) => choices.get(name)?.has(word) === false)
        .map(([word, offset]) => ({
          pointer,
          offset,
          message: `the English has no form "${word}" of {${name}}`,
          ...near(word, choices.get(name)!.keys()),
        }))
        // A word of its own is for what the English leaves to "other".
        .filter(({ nearest: meant }) => meant !== undefined),
    ),
    ...found
      .filter(({ isPlain }) => kind === "screen" && !isPlain)
      .map(({ offset }) => ({
        pointer,
        offset,
        message: "a screen's text has no forms by number or kind",
        expected: "a plain placeholder; the screen chooses with $cases",
      })),
  ];
}

function expectedIn(text: string, kind: Source["kind"]): ReadonlySet<string> {
  if (kind === "screen") return new Set(placeholdersIn(text));
  const message = parseMessage(text);
  return new Set("message" in message ? [] : placeholdersOf(message.elements).map(({ name }) => name));
}

/** The words between which each placeholder of the English chooses. */
function choicesIn(text: string, kind: Source["kind"]): ReadonlyMap<string, Placeholder["choices"]> {
  const message = kind === "app" ? parseMessage(text) : { message: text };
  if ("message" in message) return new Map();
  const chosen = placeholdersOf(message.elements).filter(({ choices }) => choices.size > 0);
  return new Map(chosen.map(({ name, choices }) => [name, choices]));
}

/** Each English text that has no translation, once. */
function missing({ texts, at, only }: LanguageFile, sources: readonly Source[]): readonly Finding[] {
  const lacking = new Map<string, Source>();
  for (const source of sources) {
    const { of, pointer, text } = source;
    if (only && !only.includes(of)) continue;
    if (!texts.has(text) && !at.get(of)?.has(pointer) && !lacking.has(text)) lacking.set(text, source);
  }
  return [...lacking.values()].map(({ of, pointer, text }) => ({
    pointer: "/texts",
    atKey: true,
    level: "warning",
    message: `there is no translation of ${JSON.stringify(text)} of ${of} ${pointer}`,
  }));
}

function near(word: string, known: Iterable<string>): Pick<Finding, "nearest"> {
  const found = nearest(word, known);
  return found === undefined ? {} : { nearest: found };
}
