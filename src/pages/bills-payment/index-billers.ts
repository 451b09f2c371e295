import { indexForSearch, type Findable, type SearchIndex } from "#lib/text/search.ts";

import type { Biller } from "./billers.ts";
import { words } from "./words.ts";

/** A biller in a list: by its own name, or by another name of what its screen pays. */
export type Listed = Findable & { readonly key: string; readonly biller: Biller };

/** Prepares billers for `search`. A keyword of a screen is found by itself, as a network on the screen for airtime. */
export function indexBillers(billers: readonly Biller[]): SearchIndex<Listed> {
  return indexForSearch(
    billers.flatMap((biller): Listed[] => {
      const { key, label, category = words.more, detail = category, names } = biller;
      const others = names.map((name) => ({ key: `${key} ${name}`, label: name, detail: label, biller }));
      return [{ key, label, detail, words: [...biller.words, category], biller }, ...others];
    }),
  );
}

/** Billers in a list whose category is known. */
export function listed(billers: readonly Biller[]): readonly Listed[] {
  return billers.map((biller) => ({ key: biller.key, label: biller.label, biller }));
}
