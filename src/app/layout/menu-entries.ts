import { menu } from "virtual:screen-menu";

import { spoken } from "#lib/words.ts";
import type { MenuEntry } from "#pages/menu-entry.ts";

import { pageEntries } from "./page-entries.ts";

/** The menu entries of screens and pages, in their order. */
export const menuEntries: readonly MenuEntry[] = inOrder([...menu.map(inLanguage), ...pageEntries]);

function inOrder(entries: MenuEntry[]): MenuEntry[] {
  entries.sort((one, other) => one.order - other.order);
  return entries;
}

/** The entry with its texts in the language of the page, which is not known yet when modules are loaded. */
function inLanguage(entry: (typeof menu)[number]): MenuEntry {
  const { label, category, synonyms, bar } = entry;
  return {
    ...entry,
    get label() {
      return spoken(label);
    },
    ...(category !== undefined && {
      get category() {
        return spoken(category);
      },
    }),
    ...(synonyms && {
      get synonyms() {
        return synonyms.map(spoken);
      },
    }),
    ...(bar && {
      bar: {
        ...bar,
        get label() {
          return bar.label === undefined ? spoken(label) : spoken(bar.label);
        },
      },
    }),
  };
}
