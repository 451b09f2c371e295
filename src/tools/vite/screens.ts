import { join, relative } from "node:path";
import type { Plugin } from "vite";
import type { CompiledScreen, Refusal } from "#tools/compile-screen/compile-screen.ts";
import { DEFAULTS } from "#tools/compile-screen/read/settings.ts";
import { makeScreens } from "#tools/release/make-screens.ts";
import { buildError } from "./file-problems.ts";
import { billersIndex, menuIndex, screenIndex } from "./screen-index.ts";
import { ScreensOnDisk } from "./screens-on-disk.ts";
import { lentChecks, ownChecks } from "./shared-checks.ts";
import { untilWritten } from "./until-written.ts";

const INDEX = "virtual:screens";
const MENU = "virtual:screen-menu";
const BILLERS = "virtual:screen-billers";
const FILES = "virtual:screen-files";
const RESOLVED_INDEX = `\0${INDEX}`;
const RESOLVED_MENU = `\0${MENU}`;
const RESOLVED_BILLERS = `\0${BILLERS}`;
const RESOLVED_FILES = `\0${FILES}`;
/** The modules that are made of all screens together. */
const OF_ALL = [RESOLVED_INDEX, RESOLVED_MENU, RESOLVED_BILLERS];
/** A screen's module is named after its file, so that its imports resolve and chunks have good names. */
const SUFFIX = ".screen.js";

/**
 * Provides `virtual:screens`, the index of all screens with a lazy chunk for each, `virtual:screen-menu`, their
 * menu entries, `virtual:screen-billers`, the billers of those that serve several, and `virtual:screen-files`, by which the app sees that a
 * released screen is the build's own. A bad screen file fails the build with file, line and column; in development it shows in the
 * overlay, and a saved file shows at once: in place, or by a reload where the menu or the list of billers changes too.
 */
export function screens(): Plugin {
  let root = process.cwd();
  let isServed = false;
  let now = new ScreensOnDisk(root, ownChecks);
  return {
    name: "screens",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
      isServed = config.command === "serve";
      now = new ScreensOnDisk(root, lentChecks(config.plugins) ?? ownChecks);
    },
    buildStart() {
      now.forget();
    },
    resolveId(id) {
      if (id === INDEX) return RESOLVED_INDEX;
      if (id === MENU) return RESOLVED_MENU;
      if (id === BILLERS) return RESOLVED_BILLERS;
      if (id === FILES) return RESOLVED_FILES;
      if (!id.endsWith(SUFFIX)) return undefined;
      return id.startsWith(root) ? id : join(root, id);
    },
    load(id) {
      // A server watches the whole project, and would resolve each file as if it were imported.
      const watch = (paths: readonly string[]) =>
        isServed ? undefined : paths.forEach((path) => this.addWatchFile(join(root, path)));
      if (OF_ALL.includes(id)) {
        const { files, problems, screens: checked } = now.all();
        watch(files);
        if (problems.length > 0) this.error(buildError("screen", problems, root));
        if (id === RESOLVED_INDEX)
          return screenIndex(
            checked.map(({ path, entry }) => ({ entry, module: addressOf(path, now.versionOf(path)) })),
            isServed,
          );
        return id === RESOLVED_MENU ? menuIndex(checked) : billersIndex(checked);
      }
      if (id === RESOLVED_FILES) return `export const files = ${JSON.stringify(releasedNames(root))};\n`;
      if (!id.endsWith(SUFFIX)) return undefined;
      const path = relative(root, id).replace(SUFFIX, ".json");
      const compiled: CompiledScreen | Refusal = now.compile(path);
      watch([path, ...compiled.dependencies]);
      if ("problems" in compiled) return this.error(buildError("screen", compiled.problems, root));
      const { code, reads } = compiled;
      return { code, map: null, moduleSideEffects: false, meta: { reads } };
    },
    async hotUpdate({ file, read, server, timestamp, type }) {
      const path = relative(root, file);
      if (path !== DEFAULTS && (!path.startsWith("schemas/") || !path.endsWith(".json"))) return undefined;
      await untilWritten({ type, read });
      const changed = now.note({ path, timestamp, type });
      if (changed === "nothing") return [];
      server.config.logger.info(`${path} changed`, { timestamp: true });
      const { moduleGraph, hot } = this.environment;
      const made = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id !== null && isMade(id));
      for (const module of made) moduleGraph.invalidateModule(module);
      if (changed === "screens alone") return made.filter(({ id }) => id === RESOLVED_INDEX);
      hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/** Whether a module is made of screen files. */
function isMade(id: string): boolean {
  return OF_ALL.includes(id) || id.endsWith(SUFFIX);
}

/** Only a release asks for them, which development does not have. */
function releasedNames(root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(makeScreens(root).screens.map(({ entry, module }) => [entry.id, module.file]));
}

/** @param version a browser keeps a module by its address; Vite's word for it is `t` */
function addressOf(path: string, version: number | undefined): string {
  return `/${path.replace(/\.json$/, SUFFIX)}${version === undefined ? "" : `?t=${version}`}`;
}
