import { join, relative } from "node:path";
import type { Plugin } from "vite";

import { checkScreens } from "#tools/compile-screen/check-screens.ts";
import { Code, toSource } from "#tools/compile-screen/source-code.ts";
import { compileLanguage } from "#tools/languages/compile-language.ts";
import { openLanguage } from "#tools/languages/language-file.ts";
import {
  languagePaths,
  openJson,
  openProject,
  openScreen,
  screenPaths,
} from "#tools/project/project-files.ts";
import { buildError } from "./file-problems.ts";

const INDEX = "virtual:languages";
const RESOLVED_INDEX = `\0${INDEX}`;
/** A language's module is named after its file, so that its chunk has a good name. */
const SUFFIX = ".language.js";

/**
 * Provides `virtual:languages`, the index of all languages besides English, with a lazy chunk for each. A catalogue that
 * cannot be read fails the build; `lint:screens` tells what it lacks.
 */
export function languages(): Plugin {
  let root = process.cwd();
  const files = () => {
    const project = openProject(root);
    return languagePaths(project).map((path) => openLanguage(openJson(project, path)));
  };
  return {
    name: "languages",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(id) {
      if (id === INDEX) return RESOLVED_INDEX;
      if (!id.endsWith(SUFFIX)) return undefined;
      return id.startsWith(root) ? id : join(root, id);
    },
    load(id) {
      if (id === RESOLVED_INDEX) {
        const entries = files().map(({ path, tag, name, direction }) => {
          this.addWatchFile(join(root, path));
          const module = JSON.stringify(`/${path.replace(/\.json$/, SUFFIX)}`);
          const load = new Code(`() => import(${module}).then((module) => module.language)`);
          return [tag, { name, ...(direction === "rtl" && { direction }), load }] as const;
        });
        return `export const languages = ${toSource(Object.fromEntries(entries))};\n`;
      }
      if (!id.endsWith(SUFFIX)) return undefined;
      const path = relative(root, id).replace(SUFFIX, ".json");
      const project = openProject(root);
      const language = openLanguage(openJson(project, path));
      if (language.problems.length > 0) this.error(buildError("language", language.problems, root));
      this.addWatchFile(join(root, path));
      const { checked } = checkScreens(screenPaths(project).map((one) => openScreen(project, one)));
      const code = `export const language = ${toSource(compileLanguage(language, checked))};\n`;
      return { code, map: null, moduleSideEffects: false };
    },
  };
}
