import type { MenuDefinition } from "#definition/screen.ts";
import type { Settings } from "#tenant/settings.ts";

/** One entry of the menu; its path always has a route. */
export type MenuEntry = MenuDefinition & { readonly path: string };

/** Whether a customer sees the entry: any of its menu flags, and its feature, are on (specification 1 §6). */
export function isVisible(entry: MenuEntry, flags: Settings["flags"]): boolean {
  if (!entry.flags) return true;
  return hasMenuFlag(entry.flags.menu, flags) && flags.features[entry.flags.feature] === true;
}

/** Whether any of the menu flags is on. */
export function hasMenuFlag(names: readonly string[], flags: Settings["flags"]): boolean {
  return names.some((name) => flags.menu[name] === true);
}
