import type { Screen, ScreenEntry } from "#definition/compiled.ts";
import { deepEqual } from "#lib/equality.ts";
import type { GalleryScreen } from "#gallery/protocol.ts";

import { catalogue } from "./catalogue.ts";

type ScreenModule = { readonly make: (equal: typeof deepEqual) => Screen };

const { screens: files } = await catalogue;

/** `virtual:screens` of the gallery: built from the current files. Screens with errors are missing. */
export const screens: readonly ScreenEntry[] = files
  .filter(({ module }) => module !== undefined)
  .map(entryOf);

function entryOf({ id, path, over, title, access, late, module }: GalleryScreen): ScreenEntry {
  return {
    id,
    path,
    title,
    access,
    ...(over !== undefined && { over }),
    ...(late && { late }),
    load: async () => {
      const { make } = (await import(/* @vite-ignore */ module!)) as ScreenModule;
      return make(deepEqual);
    },
  };
}
