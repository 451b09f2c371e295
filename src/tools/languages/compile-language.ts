import type { Language, TextPatch } from "#definition/language.ts";
import type { CheckedFile } from "#tools/compile-screen/check-screens.ts";
import { textOf } from "#tools/compile-screen/read/fields.ts";

import { appTexts } from "./app-texts.ts";
import type { LanguageFile } from "./language-file.ts";
import { screenTexts } from "./screen-texts.ts";
import { screenPatch, type Translate } from "./translated-screen.ts";

type Texts = Pick<LanguageFile, "texts" | "at">;

/** A language as the browser loads it: what each screen has in another language. */
export function compileLanguage({ texts, at }: Texts, checked: readonly CheckedFile[]): Language {
  const screens = checked.flatMap((one) => {
    const id = textOf(one.screen.id);
    return id === undefined ? [] : entryOf(id, patchIn({ texts, at }, one));
  });
  const words = appTexts().flatMap(({ text }) => entryOf(text, texts.get(text)));
  const names = checked.flatMap((one) => namesIn({ texts }, one));
  const placed = appTexts().flatMap(({ of, pointer }) => entryOf(of + pointer, at.get(of)?.get(pointer)));
  return { words: Object.fromEntries([...words, ...names, ...placed]), screens: Object.fromEntries(screens) };
}

/** The texts of a screen that the menu or the directory shows without it, each with its translation. */
export function namesIn(
  { texts }: Pick<Texts, "texts">,
  checked: CheckedFile,
): readonly (readonly [english: string, translation: string])[] {
  const ofMenu = screenTexts(checked).filter(({ path }) =>
    ["menu", "title", "billers"].includes(String(path[0])),
  );
  return ofMenu.flatMap(({ text }) => entryOf(text, texts.get(text)));
}

/** What a language changes in a screen; undefined for nothing, as in a screen with problems. */
export function patchIn({ texts, at }: Texts, checked: CheckedFile): TextPatch | undefined {
  const id = textOf(checked.screen.id);
  if (id === undefined || checked.problems.length > 0) return undefined;
  const translate: Translate = ({ pointer, text }) => at.get(id)?.get(pointer) ?? texts.get(text);
  return screenPatch(checked, translate);
}

function entryOf<Value>(key: string, value: Value | undefined): readonly (readonly [string, Value])[] {
  return value === undefined ? [] : [[key, value]];
}
