import { menu } from "virtual:screen-menu";

import { screensNow, type ScreensNow } from "#app/screens/screens-now.ts";
import { spoken } from "#lib/text/words.ts";
import type { MenuEntry } from "#pages/menu-entry.ts";

import { pageEntries } from "./page-entries.ts";

/** The menu entries of screens and pages, in their order and in the language of the page. */
export function menuEntries({ released }: ScreensNow = screensNow()): readonly MenuEntry[] {
  const built = menu.filter(({ screen }) => !released.has(screen));
  const others = [...released.values()].flatMap((line) =>
    line?.menu
      ? [{ ...line.menu, path: line.path, screen: line.id, ...(line.types && { types: line.types }) }]
      : [],
  );
  const entries = [...[...built, ...others].map(inLanguage), ...pageEntries()];
  entries.sort((one, other) => one.order - other.order);
  return entries;
}

function inLanguage(entry: (typeof menu)[number]): MenuEntry {
  const { label, group, category, synonyms, bar } = entry;
  return {
    ...entry,
    label: spoken(label),
    ...(group !== undefined && { group: spoken(group) }),
    ...(category !== undefined && { category: spoken(category) }),
    ...(synonyms && { synonyms: synonyms.map(spoken) }),
    ...(bar?.label !== undefined && { bar: { ...bar, label: spoken(bar.label) } }),
  };
}
