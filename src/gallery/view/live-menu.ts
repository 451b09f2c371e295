import type { menu as built } from "virtual:screen-menu";

import { fromCatalogue } from "./catalogue.ts";

const entries: (typeof built)[number][] = [];
/** `virtual:screen-menu` of the gallery. */
export const menu: typeof built = entries;

await fromCatalogue(({ screens }) => {
  const all = screens.flatMap(({ id, menu: own, path, types }) =>
    own ? [{ ...own, path, screen: id, ...(types && { types }) }] : [],
  );
  // toSorted is newer than the browsers that we build for.
  all.sort((one, other) => one.order - other.order);
  entries.splice(0, Infinity, ...all);
});
