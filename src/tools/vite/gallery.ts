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
 * Few files, because each is a request, each view is a page load, and tests open hundreds of them. First comes what asks the server for the
 * list and loads the rest at once.
 */
const groups = [
  {
    name: "first",
    test: /\/src\/gallery\/(?:early|protocol|protocol-drafts|stray-files)\.ts|preload-helper/,
  },
  // Code that does not depend on screens. Only the editor's packages are separate. A style sheet here would make the first file wait for it.
  {
    name: "shared",
    test: /\/src\/(?:definition|engine|lib|pages|provider|renderer|tenant|ui)\/(?!.*\.css)|\/node_modules\/(?!@codemirror|@lezer|style-mod|w3c-keyname|crelt)/,
  },
  // Without the app and the views: code above imports their live screens, and files that import each other find values that are not there yet.
  { name: "several", test: /\/src\/gallery\/(?!view\/)/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

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
            codeSplitting: { includeDependenciesRecursively: false, groups },
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
