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

/** It loads the start page; what it imports later comes later. */
const START = "src/gallery/shell/main.tsx";

/** A style sheet in a group would make the first file wait for it. */
const STYLES = /\.css$/;
const OWN = /\/src\/gallery\//;
/** What customers run, and what shows it. Only the editor's packages are separate. */
const CUSTOMERS =
  /\/src\/(?:app|definition|engine|gallery\/view|lib|pages|provider|renderer|tenant|ui)\/(?!.*\.css)|\/node_modules\/(?!@codemirror|@lezer|style-mod|w3c-keyname|crelt)/;

/**
 * Few files, because each is a request, each view is a page load, and tests open hundreds of them. First comes what asks the server for the
 * list and loads the rest at once.
 *
 * @param start the modules of the start page
 * @param live those that import the live screens, and these: apart from `customers`, which they import too. Files that import each other
 *   find values that are not there yet.
 */
function groupsOf(start: ReadonlySet<string>, live: ReadonlySet<string>) {
  return [
    {
      name: "first",
      test: /\/src\/gallery\/(?:api-here|early|protocol|protocol-drafts|stray-files)\.ts|preload-helper/,
    },
    { name: "shared", test: (id: string) => start.has(id) && !OWN.test(id) && !STYLES.test(id) },
    { name: "live", test: (id: string) => live.has(id) },
    { name: "customers", test: CUSTOMERS },
    { name: "several", test: /\/src\/gallery\/(?!view\/)/, minShareCount: 2 },
  ].map((group, index, { length }) => ({ ...group, priority: length - index }));
}

/** Makes the build the gallery's: its page, at its address, with live screens. */
export function gallery(): Plugin {
  let root = process.cwd();
  const start = new Set<string>();
  const live = new Set<string>();
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
            codeSplitting: { includeDependenciesRecursively: false, groups: groupsOf(start, live) },
          },
        },
      },
    }),
    configResolved: (config) => {
      root = config.root;
    },
    buildEnd() {
      const find = (id: string): void => {
        if (start.has(id)) return;
        start.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(find);
      };
      find(join(root, START));
      const findUsers = (id: string): void => {
        if (live.has(id)) return;
        live.add(id);
        this.getModuleInfo(id)?.importers.forEach(findUsers);
      };
      for (const path of Object.values(LIVE)) findUsers(join(root, path));
    },
    resolveId: (id) => (Object.hasOwn(LIVE, id) ? join(root, LIVE[id]!) : undefined),
  };
}
