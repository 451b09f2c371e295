import { menu } from "virtual:screen-menu";

import type { MenuEntry } from "#pages/menu-entry.ts";

import { pageEntries } from "./page-entries.ts";

/** The menu entries of screens and pages, in their order. */
export const menuEntries: readonly MenuEntry[] = inOrder([...menu, ...pageEntries]);

function inOrder(entries: MenuEntry[]): MenuEntry[] {
  entries.sort((one, other) => one.order - other.order);
  return entries;
}
