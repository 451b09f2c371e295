/** The index of all screens, by menu order. Made by `src/tools/vite/screens.ts`. */
declare module "virtual:screens" {
  import type { ScreenEntry } from "#definition/compiled.ts";

  export const screens: readonly ScreenEntry[];
}
