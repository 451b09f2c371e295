import { screens } from "virtual:screens";

import { pages } from "#app/router/pages.ts";
import type { MenuEntry } from "#pages/menu-entry.ts";

/** The menu: what screens and pages declare, in their order. */
export const menuEntries: readonly MenuEntry[] = inOrder([
  ...screens.flatMap(({ path, menu }) => (menu ? [{ ...menu, path }] : [])),
  ...pages.flatMap(({ path, menu }) => menu.map((entry) => ({ ...entry, path }))),
]);

function inOrder(entries: MenuEntry[]): MenuEntry[] {
  // toSorted is newer than the browsers that we build for.
  entries.sort((one, other) => one.order - other.order);
  return entries;
}
