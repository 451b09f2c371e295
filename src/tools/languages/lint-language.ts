import type { Problem } from "#definition/problem.ts";
import { escapePart } from "#lib/pointer.ts";
import { nearest } from "#lib/text.ts";
import type { Finding } from "#tools/compile-screen/context.ts";

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
  const findings = [
    ...unknownTone(language),
    ...strangers(language, sources),
    ...staleTexts(language, sources),
    ...stalePlaces(language, sources),
    ...messages(language, sources),
    ...(isVariant(language) ? [] : missing(language, sources)),
  ];
  return findings.map(tell);
}

/** Names of `only` and of `at` that nothing has. */
function strangers({ only = [], at }: LanguageFile, sources: readonly Source[]): readonly Finding[] {
  const all = new Set(sources.map(({ of }) => of));
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
  known: ReadonlySet<string>,
): readonly Finding[] {
  if (known.has(word)) return [];
  return [{ pointer, message: `there is no ${what} "${word}"`, ...near(word, known) }];
}

function staleTexts({ texts }: LanguageFile, sources: readonly Source[]): readonly Finding[] {
  const english = new Set(sources.map(({ text }) => text));
  return [...texts.keys()]
    .filter((text) => !english.has(text))
    .map((text) => ({
      pointer: `/texts/${escapePart(text)}`,
      atKey: true,
      level: "warning",
      message: "no customer reads this English text any more",
      ...near(text, english),
    }));
}

function stalePlaces({ at }: LanguageFile, sources: readonly Source[]): readonly Finding[] {
  return [...at].flatMap(([id, places]) => {
    const known = new Set(sources.filter(({ of }) => of === id).map(({ pointer }) => pointer));
    if (known.size === 0) return [];
    return [...places.keys()]
      .filter((pointer) => !known.has(pointer))
      .map((pointer) => ({
        pointer: `/at/${escapePart(id)}/${escapePart(pointer)}`,
        atKey: true,
        level: "warning" as const,
        message: `"${id}" has no text at ${pointer}`,
        ...near(pointer, known),
      }));
  });
}

/** Syntax and placeholders of every translation whose English is known. */
function messages({ texts, at }: LanguageFile, sources: readonly Source[]): readonly Finding[] {
  const places = new Map(sources.map((one) => [`${one.of} ${one.pointer}`, one]));
  const english = new Map(sources.map((one) => [one.text, one]));
  const known = (pointer: string, source: Source | undefined, translation: string) =>
    source ? messageFindings(pointer, source, translation) : [];
  return [
    ...[...texts].flatMap(([text, translation]) =>
      known(`/texts/${escapePart(text)}`, english.get(text), translation),
    ),
    ...[...at].flatMap(([id, translations]) =>
      [...translations].flatMap(([pointer, translation]) =>
        known(`/at/${escapePart(id)}/${escapePart(pointer)}`, places.get(`${id} ${pointer}`), translation),
      ),
    ),
  ];
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
