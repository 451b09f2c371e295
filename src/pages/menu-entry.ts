import type { MenuDefinition } from "#definition/screen.ts";
import type { Settings } from "#tenant/settings.ts";

/** One entry of the menu; its path always has a route. `query` names a part of the page, such as `tab=physical`. */
export type MenuEntry = MenuDefinition & {
  readonly path: string;
  readonly query?: string;
  /** The id of the screen that it opens, if it opens one. */
  readonly screen?: string;
  /** The types of transactions that its screen makes. */
  readonly types?: readonly number[];
};

/**
 * The company's feature flag for paying bills, and the one menu flag below it that is not for a bill (specification 1
 * §6).
 */
const BILLS = "vtu-mgt";
const HISTORY_FLAG = "display-transactions-menu";

/** Whether customers pay a bill there. */
export function isBill({ category, flags }: Pick<MenuEntry, "category" | "flags">): boolean {
  return category !== undefined || (flags?.feature === BILLS && !flags.menu.includes(HISTORY_FLAG));
}

/** By which the customer's favourites are kept: the same in every version of the app. */
export function keyOf({ screen, path }: Pick<MenuEntry, "screen" | "path">): string {
  return screen ?? path;
}

/** The address that the entry leads to. */
export function addressOf({ path, query }: Pick<MenuEntry, "path" | "query">): string {
  return query ? `${path}?${query}` : path;
}

/** The entry for the customer's current address. When a page has several, it is the one whose query the address has. */
export function entryAt(
  entries: readonly MenuEntry[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
): MenuEntry | undefined {
  const ofPage = entries.filter(({ path }) => path === pathname);
  return (
    ofPage.find(({ query }) => query && holdsAll(search, query)) ??
    ofPage.find(({ query }) => !query) ??
    ofPage[0]
  );
}

/**
 * Whether a customer sees the entry: at least one of its menu flags and its feature must be on (specification 1 §6).
 * Flags that the specification does not list are optional: they count as on unless the company turns them off.
 */
export function isVisible({ flags: own }: MenuEntry, flags: Settings["flags"]): boolean {
  if (!own) return true;
  const isOn = (flag: boolean | undefined) => flag ?? own.optional === true;
  return own.menu.some((name) => isOn(flags.menu[name])) && isOn(flags.features[own.feature]);
}

/**
 * Whether this bank offers what is at a path: a visible menu entry or dashboard icon leads there, or to the page that
 * it belongs to. A path that no entry names is open to everybody.
 */
export function isOffered(pathname: string, menu: readonly MenuEntry[], flags: Settings["flags"]): boolean {
  const at = `${pathname}/`.toLowerCase();
  const entries = menu.filter(({ path }) => at.startsWith(`${path}/`));
  return entries.length === 0 || entries.some((entry) => isVisible(entry, flags) || hasIcon(entry, flags));
}

/** Whether the entry has an icon on the dashboard. Only its menu flag counts for that (specification 1 §2). */
function hasIcon({ dashboard, flags: own }: MenuEntry, flags: Settings["flags"]): boolean {
  return dashboard !== undefined && (!own || hasMenuFlag(own.menu, flags));
}

/** The entries that have icons on the dashboard, in the dashboard's order. */
export function iconEntries(menu: readonly MenuEntry[], flags: Settings["flags"]): readonly MenuEntry[] {
  const shown = menu.filter((entry) => hasIcon(entry, flags));
  shown.sort((a, b) => (a.dashboard ?? 0) - (b.dashboard ?? 0));
  return shown;
}

/** The most entries that fit beside "More" on a phone of 320 px. */
const MOST_IN_BAR = 4;

/** The entries in the bar of phones, in the bar's order. */
export function barEntries(menu: readonly MenuEntry[], flags: Settings["flags"]): readonly MenuEntry[] {
  const shown = menu.filter((entry) => entry.bar && isVisible(entry, flags));
  shown.sort((a, b) => (a.bar?.order ?? 0) - (b.bar?.order ?? 0));
  return shown.slice(0, MOST_IN_BAR);
}

/** Whether any of these menu flags is on. */
export function hasMenuFlag(names: readonly string[], flags: Settings["flags"]): boolean {
  return names.some((name) => flags.menu[name] === true);
}

function holdsAll(search: string, query: string): boolean {
  const given = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value);
}
