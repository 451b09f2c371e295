/** The index of all screens, by menu order. Made by `src/tools/vite/screens.ts`. */
declare module "virtual:screens" {
  import type { ScreenEntry } from "#definition/compiled.ts";

  export const screens: readonly ScreenEntry[];
}

/** Further words by which customers find a screen (`menu.keywords`), by its path. Apart, so that the first load stays small. */
declare module "virtual:screen-keywords" {
  export const keywords: Readonly<Record<string, readonly string[]>>;
}
