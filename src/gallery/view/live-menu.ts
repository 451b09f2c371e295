import type { MenuEntry } from "#pages/menu-entry.ts";

import { catalogue } from "./catalogue.ts";

const { screens } = await catalogue;
const entries = screens.flatMap(({ id, menu: own, path, types }) =>
  own ? [{ ...own, path, screen: id, ...(types && { types }) }] : [],
);

// toSorted is newer than the browsers that we build for.
entries.sort((one, other) => one.order - other.order);

/** `virtual:screen-menu` of the gallery. */
export const menu: readonly MenuEntry[] = entries;
