import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

import { openLanguage } from "#tools/languages/language-file.ts";
import { languagePaths, openJson, openProject } from "#tools/project/project-files.ts";

/** The end of the call that has the words of a folder: the last thing in its file. */
const END = /\}\);\s*$/;

/**
 * Tells the app's words in which folder they stand, where a language has another word for one of them there (`at`). Folders
 * that no language names cost no byte.
 */
export function wordFolders(): Plugin {
  let root = process.cwd();
  let named: ReadonlySet<string> = new Set();
  return {
    name: "word-folders",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    buildStart() {
      named = foldersNamed(root);
    },
    transform: {
      filter: { id: /\/words\.ts$/ },
      handler(code, id) {
        const folder = relative(join(root, "src"), dirname(id)).replaceAll("\\", "/");
        if (!named.has(folder)) return undefined;
        if (!END.test(code)) this.error(`${id} does not end with its catalogue`);
        return { code: code.replace(END, `}, ${JSON.stringify(folder)});\n`), map: null };
      },
    },
  };
}

/** What the languages name in `at`: folders, and screens, whose ids are no folders. */
export function foldersNamed(root: string): ReadonlySet<string> {
  const project = openProject(root);
  return new Set(
    languagePaths(project).flatMap((path) => [...openLanguage(openJson(project, path)).at.keys()]),
  );
}
