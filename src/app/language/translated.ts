import type { Screen } from "#definition/compiled.ts";
import { withTexts } from "#definition/language.ts";

import type { OpenLanguage } from "./open-language.ts";

const known = new WeakMap<Screen, { readonly of: OpenLanguage; readonly screen: Screen }>();

/** Released screens: they come in the language of the page. */
export const spokenAlready = new WeakSet<Screen>();

/** The screen with its texts in a language: engine and renderer know no other. The same object each time. */
export function translated(screen: Screen, language: OpenLanguage): Screen {
  const patch = language.translation?.screens[screen.id];
  if (patch === undefined || spokenAlready.has(screen)) return screen;
  const last = known.get(screen);
  if (last?.of === language) return last.screen;
  const made = withTexts(screen, patch);
  known.set(screen, { of: language, screen: made });
  return made;
}
