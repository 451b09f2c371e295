import type { TextPatch } from "#definition/language.ts";
import type { CheckedScreen } from "#tools/compile-screen/check-screen.ts";
import { screenData } from "#tools/compile-screen/emit/emit.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";
import type { Parts } from "#tools/compile-screen/parts/parts.ts";
import { replaceAt } from "#tools/compile-screen/emit/replace-at.ts";
import { Code } from "#tools/compile-screen/emit/source-code.ts";

import { screenTexts, type ScreenText } from "./screen-texts.ts";
import { toTemplate } from "./template.ts";

/** The translation of a text at its place; undefined where there is none. */
export type Translate = (text: Pick<ScreenText, "pointer" | "text">) => string | undefined;

type Checked = Pick<CheckedScreen, "screen" | "parts">;

/** The screen with its texts in another language: written as its English is. */
function translateScreen(checked: Checked, translate: Translate): CheckedScreen["screen"] {
  return screenTexts(checked).reduce<CheckedScreen["screen"]>((screen, { path, ...text }) => {
    const translation = translate(text);
    if (translation === undefined) return screen;
    return fieldsOf(replaceAt(screen, path, () => toTemplate(translation)));
  }, checked.screen);
}

/** What the texts of a language change in a compiled screen. */
export function screenPatch(checked: Checked, translate: Translate): TextPatch | undefined {
  const translated = translateScreen(checked, translate);
  if (translated === checked.screen) return undefined;
  const english = compiled.get(checked.parts) ?? screenData(checked.screen, checked.parts).compiled;
  compiled.set(checked.parts, english);
  return difference(english, screenData(translated, checked.parts).compiled);
}

/** The English of each screen, by its parts: each language is compared with it. */
const compiled = new WeakMap<Parts, CheckedScreen["screen"]>();

/** The texts in which two compiled screens differ. */
function difference(one: unknown, other: unknown): TextPatch | undefined {
  if (one instanceof Code || other instanceof Code) return undefined;
  if (typeof other === "string") return one === other ? undefined : other;
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return undefined;
  const before = one as Readonly<Record<string, unknown>>;
  const entries = Object.entries(other).flatMap(([key, inner]) => {
    const patch =
      key === "validators" ? renamed(fieldsOf(before[key]), fieldsOf(inner)) : difference(before[key], inner);
    return patch === undefined ? [] : [[key, patch] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/**
 * The functions of a form have hashes of their schemas as names, in which its titles count: for each new name the old one.
 */
function renamed(english: object, other: object): TextPatch | undefined {
  const old = Object.keys(english);
  const names = Object.keys(other).flatMap((name, index) =>
    name === old[index] ? [] : [[name, old[index]!]],
  );
  return names.length === 0 ? undefined : (Object.fromEntries(names) as TextPatch);
}
