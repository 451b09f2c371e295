import type { Biller } from "./billers.ts";
import { words } from "./words.ts";

/** What the address calls the category that is open. */
export const CATEGORY = "category";

/** Of the last category: bills that name none. */
const MORE_ICON = "receipt";

export type Category = {
  readonly title: string;
  readonly icon: Biller["icon"];
  readonly billers: readonly Biller[];
};

/** The categories in which there is something to pay, each with its billers, in the order in which they come. */
export function categoriesOf(billers: readonly Biller[]): readonly Category[] {
  const named = new Map<string, Biller[]>();
  for (const biller of billers) {
    if (biller.category === undefined) continue;
    const known = named.get(biller.category);
    if (known) known.push(biller);
    else named.set(biller.category, [biller]);
  }
  const others = billers.filter(({ category }) => category === undefined);
  const categories = [...named].map(([title, own]) => ({ title, icon: own[0]!.icon, billers: own }));
  return others.length > 0
    ? [...categories, { title: words.more, icon: MORE_ICON, billers: others }]
    : categories;
}
