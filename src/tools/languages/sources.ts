import type { CheckedFile } from "#tools/compile-screen/check-screens.ts";
import { textOf } from "#tools/compile-screen/read/fields.ts";

import { appTexts } from "./app-texts.ts";
import type { Source } from "./lint-language.ts";
import { screenTexts } from "./screen-texts.ts";

/** Every English text that a language translates. */
export function sourcesOf(checked: readonly CheckedFile[]): readonly Source[] {
  return [...checked.flatMap(screenSources), ...appTexts()];
}

/** The English texts of one screen. */
export function screenSources(checked: CheckedFile): readonly Source[] {
  const of = textOf(checked.screen.id) ?? checked.path;
  return screenTexts(checked).map(({ pointer, text }) => ({ of, kind: "screen", pointer, text }) as const);
}
