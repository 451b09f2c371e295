import type { Screen, ScreenEntry } from "#definition/compiled.ts";
import { deepEqual } from "#lib/json/equality.ts";
import type { GalleryScreen } from "#gallery/protocol.ts";

import { fromCatalogue } from "./catalogue.ts";

type ScreenModule = { readonly make: (equal: typeof deepEqual) => Screen };

const entries: ScreenEntry[] = [];
/** `virtual:screens` of the gallery: built from the current files. Screens with errors are missing. */
export const screens: readonly ScreenEntry[] = entries;

let round = 0;
await fromCatalogue(({ screens: files }) => {
  round++;
  const known = files.filter(({ module }) => module !== undefined);
  entries.splice(0, Infinity, ...known.map((file) => entryOf(file, round)));
});

function entryOf({ id, path, over, title, access, late, module }: GalleryScreen, asked: number): ScreenEntry {
  return {
    id,
    path,
    title,
    access,
    ...(over !== undefined && { over }),
    ...(late && { late }),
    load: async () => {
      const { make } = (await import(/* @vite-ignore */ addressOf(module!, asked))) as ScreenModule;
      return make(deepEqual);
    },
  };
}

/** The browser keeps a module by its address for as long as the page is open, but the file may have changed. */
function addressOf(module: string, asked: number): string {
  return asked === 1 ? module : `${module}${module.includes("?") ? "&" : "?"}round=${asked}`;
}
