import { menu } from "virtual:screen-menu";

import { spoken } from "#lib/words.ts";
import type { MenuEntry } from "#pages/menu-entry.ts";

import { pageEntries } from "./page-entries.ts";

/** The menu entries of screens and pages, in their order and in the language of the page. */
export function menuEntries(): readonly MenuEntry[] {
  const entries = [...menu.map(inLanguage), ...pageEntries()];
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
