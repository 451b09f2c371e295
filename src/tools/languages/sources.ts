import type { CheckedFile } from "#tools/compile-screen/check-screens.ts";
import { textOf } from "#tools/compile-screen/fields.ts";

import { appTexts } from "./app-texts.ts";
import type { Source } from "./lint-language.ts";
import { screenTexts } from "./screen-texts.ts";

/** Every English text that a language translates. */
export function sourcesOf(checked: readonly CheckedFile[]): readonly Source[] {
  const screens = checked.flatMap((one) => {
    const of = textOf(one.screen.id) ?? one.path;
    return screenTexts(one).map(({ pointer, text }) => ({ of, kind: "screen", pointer, text }) as const);
  });
  return [...screens, ...appTexts()];
}
