import { isVisible, type MenuEntry } from "#pages/menu-entry.ts";
import type { Settings } from "#tenant/settings.ts";

/** Feature of the organisation under which bills are paid, and its menu flag that is about no bill (specification 1 §6). */
const BILLS = "vtu-mgt";
const HISTORY_FLAG = "display-transactions-menu";

/** Bills by their menu flags. A flag that is in none of them belongs to the last. */
const CATEGORIES = [
  { title: "Airtime and data", icon: "smartphone", flags: ["display-airtime-menu", "display-data-menu"] },
  { title: "Cable TV", icon: "tv", flags: ["display-cable-tv-menu"] },
  { title: "Electricity", icon: "zap", flags: ["display-electricity-menu"] },
  { title: "More bills", icon: "receipt", flags: [] },
] as const;

export type Category = {
  readonly title: string;
  readonly icon: (typeof CATEGORIES)[number]["icon"];
  readonly entries: readonly MenuEntry[];
};

/** The categories in which this customer has something to pay, each with its billers in the order of the menu. */
export function billCategories(menu: readonly MenuEntry[], flags: Settings["flags"]): readonly Category[] {
  const bills = menu.filter(
    (entry) =>
      entry.flags?.feature === BILLS && !entry.flags.menu.includes(HISTORY_FLAG) && isVisible(entry, flags),
  );
  const known = new Map<MenuEntry, string>();
  for (const bill of bills) {
    const category = CATEGORIES.find((one) => one.flags.some((flag) => bill.flags?.menu.includes(flag)));
    known.set(bill, (category ?? CATEGORIES.at(-1)!).title);
  }
  return CATEGORIES.map(({ title, icon }) => ({
    title,
    icon,
    entries: bills.filter((bill) => known.get(bill) === title),
  })).filter(({ entries }) => entries.length > 0);
}
