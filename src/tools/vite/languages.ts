import { join, relative } from "node:path";
import type { Plugin } from "vite";

import type { Language } from "#definition/language.ts";
import { checkScreens, type CheckedFile } from "#tools/compile-screen/check-screens.ts";
import { Code, toSource } from "#tools/compile-screen/emit/source-code.ts";
import { compileLanguage } from "#tools/languages/compile-language.ts";
import { openLanguage } from "#tools/languages/language-file.ts";
import { PSEUDO_LANGUAGES, pseudoTexts } from "#tools/languages/pseudo.ts";
import { sourcesOf } from "#tools/languages/sources.ts";
import { withBase } from "#tools/languages/tone.ts";
import {
  languagePaths,
  openJson,
  openProject,
  openScreen,
  readOnce,
  screenPaths,
} from "#tools/project/project-files.ts";
import { buildError } from "./file-problems.ts";

const INDEX = "virtual:languages";
const RESOLVED_INDEX = `\0${INDEX}`;
/** A language's module is named after its file, so that its chunk has a good name. */
const SUFFIX = ".language.js";

/**
 * Provides `virtual:languages`, the index of all languages besides English, with a lazy chunk for each. A catalogue that
 * cannot be read fails the build; `lint:screens` tells what it lacks. Pseudo-languages are there in development alone.
 */
export function languages(): Plugin {
  let root = process.cwd();
  let isServed = false;
  const files = () => {
    const project = openProject(root);
    return languagePaths(project).map((path) => openLanguage(openJson(project, path)));
  };
  return {
    name: "languages",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
      isServed = config.command === "serve";
    },
    resolveId(id) {
      if (id === INDEX) return RESOLVED_INDEX;
      if (!id.endsWith(SUFFIX)) return undefined;
      return id.startsWith(root) ? id : join(root, id);
    },
    load(id) {
      if (id === RESOLVED_INDEX) {
        const known = files();
        for (const { path } of known) this.addWatchFile(join(root, path));
        const made = isServed ? PSEUDO_LANGUAGES.map((one) => ({ ...one, path: pseudoPath(one.tag) })) : [];
        const entries = [...known, ...made].map(({ path, tag, name, direction }) => {
          const module = JSON.stringify(`/${path.replace(/\.json$/, SUFFIX)}`);
          const load = new Code(`() => import(${module}).then((module) => module.language)`);
          return [tag, { name, ...(direction === "rtl" && { direction }), load }] as const;
        });
        return `export const languages = ${toSource(Object.fromEntries(entries))};\n`;
      }
      if (!id.endsWith(SUFFIX)) return undefined;
      const path = relative(root, id).replace(SUFFIX, ".json");
      const project = readOnce(openProject(root));
      const checked = () => checkScreens(screenPaths(project).map((one) => openScreen(project, one))).checked;
      const pseudo = PSEUDO_LANGUAGES.find(({ tag }) => path === pseudoPath(tag));
      if (pseudo) return moduleOf(pseudoLanguage(pseudo.direction, checked()));
      const language = openLanguage(openJson(project, path));
      if (language.problems.length > 0) this.error(buildError("language", language.problems, root));
      this.addWatchFile(join(root, path));
      return moduleOf(compileLanguage(withBase(language, files()), checked()));
    },
  };
}

/** Where the file of a pseudo-language would be. */
function pseudoPath(tag: string): string {
  return `schemas/languages/${tag}.json`;
}

function pseudoLanguage(direction: "ltr" | "rtl", checked: readonly CheckedFile[]): Language {
  return compileLanguage(pseudoTexts(direction, sourcesOf(checked)), checked);
}

function moduleOf(language: Language) {
  return { code: `export const language = ${toSource(language)};\n`, map: null, moduleSideEffects: false };
}
