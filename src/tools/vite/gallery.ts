import { join } from "node:path";

import type { Plugin } from "vite";

import { galleryBuild } from "#tools/build/builds.ts";

/** In the gallery, screens and languages come from the server (current files and drafts), not from the build. */
const LIVE: Readonly<Record<string, string>> = {
  "virtual:screens": "src/gallery/view/live-screens.ts",
  "virtual:screen-menu": "src/gallery/view/live-menu.ts",
  "virtual:screen-billers": "src/gallery/view/live-billers.ts",
  "virtual:languages": "src/gallery/view/live-languages.ts",
  "virtual:screen-files": "src/gallery/view/live-files.ts",
};

/**
 * Code that does not depend on screens, in one file: each view is a page load, and tests open hundreds of them. Only
 * the editor's packages are separate.
 */
const SHARED =
  /\/src\/(?:definition|engine|lib|pages|provider|renderer|tenant|ui)\/|\/node_modules\/(?!@codemirror|@lezer|style-mod|w3c-keyname|crelt)/;

/** Makes the build the gallery's: its page, at its address, with live screens. */
export function gallery(): Plugin {
  let root = process.cwd();
  return {
    name: "bank:gallery",
    enforce: "pre",
    config: () => ({
      base: galleryBuild.base,
      build: {
        outDir: galleryBuild.folder,
        chunkSizeWarningLimit: Infinity,
        rolldownOptions: {
          input: galleryBuild.page,
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: "shared", test: SHARED }],
            },
          },
        },
      },
    }),
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (Object.hasOwn(LIVE, id) ? join(root, LIVE[id]!) : undefined),
  };
}
