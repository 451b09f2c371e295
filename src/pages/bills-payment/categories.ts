import { isVisible, type MenuEntry } from "#pages/menu-entry.ts";
import type { Settings } from "#tenant/settings.ts";
import { words } from "./words.ts";

/**
 * The company's feature flag for paying bills, and the one menu flag below it that is not for a bill (specification 1
 * §6).
 */
const BILLS = "vtu-mgt";
const HISTORY_FLAG = "display-transactions-menu";
/** Of the last category: bills that name none. */
const MORE_ICON = "receipt";

export type Category = {
  readonly title: string;
  readonly icon: MenuEntry["icon"];
  readonly entries: readonly MenuEntry[];
};

/** The categories in which this customer has something to pay, each with its billers, in the order of the menu. */
export function billCategories(menu: readonly MenuEntry[], flags: Settings["flags"]): readonly Category[] {
  const bills = menu.filter((entry) => isBill(entry) && isVisible(entry, flags));
  const titles = [...new Set(bills.flatMap(({ category }) => category ?? []))];
  const named = titles.map((title) => {
    const entries = bills.filter(({ category }) => category === title);
    return { title, icon: entries[0]!.icon, entries };
  });
  const others = bills.filter(({ category }) => category === undefined);
  return others.length > 0 ? [...named, { title: words.more, icon: MORE_ICON, entries: others }] : named;
}

function isBill({ category, flags }: MenuEntry): boolean {
  return category !== undefined || (flags?.feature === BILLS && !flags.menu.includes(HISTORY_FLAG));
}
