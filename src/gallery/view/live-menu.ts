import type { MenuDefinition } from "#definition/screen.ts";

import { catalogue } from "./catalogue.ts";

const { screens } = await catalogue;
const entries = screens.flatMap((screen) => (screen.menu ? [{ ...screen.menu, path: screen.path }] : []));

// toSorted is newer than the browsers that we build for.
entries.sort((one, other) => one.order - other.order);

/** `virtual:screen-menu` of the gallery. */
export const menu: readonly (MenuDefinition & { readonly path: string })[] = entries;
