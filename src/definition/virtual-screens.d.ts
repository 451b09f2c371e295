/** The index of all screens, by id. Made by `src/tools/vite/screens.ts`. */
declare module "virtual:screens" {
  import type { ScreenEntry } from "#definition/compiled.ts";

  export const screens: readonly ScreenEntry[];
}

/** By id: the name of the file that a release of the same screen would have. Made by `src/tools/vite/screens.ts`. */
declare module "virtual:screen-files" {
  export const files: Readonly<Record<string, string>>;
}

/** The screens' entries in the menu, in its order. Apart, so that the first load does not grow with them. */
declare module "virtual:screen-menu" {
  import type { MenuDefinition } from "#definition/screen.ts";

  export const menu: readonly (MenuDefinition & { readonly path: string; readonly screen: string })[];
}

/** By the id of the screen: the billers of screens that serve several. Apart, because only the directory and the search need them. */
declare module "virtual:screen-billers" {
  import type { BillersDefinition, BillersSource } from "#definition/billers.ts";

  export const billers: Readonly<Record<string, BillersDefinition>>;
  /** Of those whose billers a source brings: what asks for them, without the rest of the screen. */
  export const sources: Readonly<Record<string, BillersSource>>;
}
