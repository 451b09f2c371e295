import type { Language, TextPatch } from "#definition/language.ts";
import type { CheckedFile } from "#tools/compile-screen/check-screens.ts";
import { textOf } from "#tools/compile-screen/fields.ts";

import { appTexts } from "./app-texts.ts";
import type { LanguageFile } from "./language-file.ts";
import { screenTexts } from "./screen-texts.ts";
import { screenPatch, type Translate } from "./translated-screen.ts";

type Texts = Pick<LanguageFile, "texts" | "at">;

/** A language as the browser loads it: what each screen has in another language. */
export function compileLanguage({ texts, at }: Texts, checked: readonly CheckedFile[]): Language {
  const screens = checked.flatMap((one) => {
    const patch = patchIn({ texts, at }, one);
    return patch === undefined ? [] : [[textOf(one.screen.id)!, patch] as const];
  });
  // The menu shows these without their screen.
  const ofMenu = checked.flatMap((one) =>
    screenTexts(one).filter(({ path }) => path[0] === "menu" || path[0] === "title"),
  );
  const words = [...appTexts(), ...ofMenu].flatMap(({ text }) => {
    const translation = texts.get(text);
    return translation === undefined ? [] : [[text, translation] as const];
  });
  return { words: Object.fromEntries(words), screens: Object.fromEntries(screens) };
}

/** What a language changes in a screen; undefined for nothing, as in a screen with problems. */
export function patchIn({ texts, at }: Texts, checked: CheckedFile): TextPatch | undefined {
  const id = textOf(checked.screen.id);
  if (id === undefined || checked.problems.length > 0) return undefined;
  const translate: Translate = ({ pointer, text }) => at.get(id)?.get(pointer) ?? texts.get(text);
  return screenPatch(checked, translate);
}
