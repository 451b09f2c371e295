import { dirname, join, relative } from "node:path";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

import { foldersNamed } from "./word-folders.ts";

/** How a module gets the words of a folder. */
const IMPORT = /^import \{ words \} from "([^"]+\/words\.ts)";$/m;
const USE = /(?<![\w.$])words\.(\w+)/g;
/** Any use that does not name one text: then the module keeps the whole catalogue. */
const OTHER_USE = /(?<![\w.$"'/-])words\b(?!\.\w|\.ts|[\w-]|:| [a-z])/;
const ONE = /\/words\.ts\?text=(\w+)$/;

/**
 * Makes each text of a catalogue (`words.ts`) a module, which the bundler puts where it is used: as one object, all texts of a folder
 * load with the first of them. In the build alone.
 */
export function wordsByUse(): Plugin {
  let root = process.cwd();
  let named: ReadonlySet<string> = new Set();
  const catalogues = new Map<string, ReadonlyMap<string, string>>();
  const textsOf = (file: string) => {
    const known = catalogues.get(file) ?? textsIn(readFileSync(file, "utf8"));
    catalogues.set(file, known);
    return known;
  };
  return {
    name: "words-by-use",
    enforce: "pre",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    buildStart() {
      named = foldersNamed(root);
      catalogues.clear();
    },
    load: {
      filter: { id: ONE },
      handler(id) {
        const key = ONE.exec(id)![1]!;
        const file = id.replace(/\?.*/, "");
        const folder = relative(join(root, "src"), dirname(file)).replaceAll("\\", "/");
        const at = named.has(folder) ? `, ${JSON.stringify(`${folder}/${key}`)}` : "";
        const text = textsOf(file).get(key)!;
        const code = `import { textOf } from "#lib/text/words.ts";\nexport const text = () => textOf(${text}${at});\n`;
        return { code, map: null, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: IMPORT },
      async handler(code, id) {
        const [line, from] = IMPORT.exec(code)!;
        const rest = code.replace(line, "");
        const file = (await this.resolve(from!, id))?.id;
        if (file === undefined || OTHER_USE.test(withoutComments(rest))) return undefined;
        const texts = textsOf(file);
        const keys = [...new Set([...rest.matchAll(USE)].map(([, key]) => key!))].filter((key) =>
          texts.has(key),
        );
        const imports = keys.map((key) => `import { text as text$${key} } from "${from}?text=${key}";`);
        const used = rest.replaceAll(USE, (all, key: string) => (texts.has(key) ? `text$${key}()` : all));
        return { code: `${imports.join(" ")}${used}`, map: null };
      },
    },
  };
}

/** The texts of a catalogue by their keys, as they are written. */
function textsIn(code: string): ReadonlyMap<string, string> {
  const texts = /catalogue\(\{\n(.*)\n\}\);\s*$/s.exec(code)?.[1] ?? "";
  const entries = texts.matchAll(/^ {2}(\w+):\s+("(?:[^"\\]|\\.)*"|'[^'\\]*'),?$/gm);
  return new Map([...entries].map(([, key, text]) => [key!, text!]));
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/(?<!:)\/\/.*$/gm, "");
}
