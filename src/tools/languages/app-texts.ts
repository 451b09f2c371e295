import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type * as Vite from "vite";

import { keptText } from "#tools/setup/kept-text.ts";

import type { Source } from "./lint-language.ts";

const SOURCES = join(import.meta.dirname, "../..");
const load = createRequire(import.meta.url);

/** Changes when the same words would be read as other texts. */
const VERSION = 1;

let known: readonly Source[] | undefined;

/** The app's own texts: each key of each folder's `words.ts`. They belong to the app, wherever the screens are. */
export function appTexts(): readonly Source[] {
  return (known ??= readTexts());
}

function readTexts(): readonly Source[] {
  const modules = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter(
      (path) => /(?:^|[\\/])words\.ts$/.test(path) && !path.startsWith("tools") && dirname(path) !== "lib",
    )
    .map((path) => ({ path, code: readFileSync(join(SOURCES, path), "utf8") }));
  const make = () => JSON.stringify(modules.flatMap(textsIn));
  return JSON.parse(keptText("texts/*.json", [VERSION, modules], make)) as readonly Source[];
}

type Module = { readonly path: string; readonly code: string };

function textsIn({ path, code }: Module): readonly Source[] {
  const of = dirname(path).replaceAll("\\", "/");
  return wordsIn(join(SOURCES, path), code).map(({ key, text }) => ({
    of,
    kind: "app",
    pointer: `/${key}`,
    text,
  }));
}

/** Each key of the objects that a module gives to `catalogue`. Throws where one is more than a plain text. */
function wordsIn(file: string, code: string): readonly { readonly key: string; readonly text: string }[] {
  // Loaded only here: it takes a fifth of a second, and the texts are kept.
  const { parseSync } = load("vite") as typeof Vite;
  return parseSync(file, code).program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration")
      return [];
    return statement.declaration.declarations.flatMap(({ init }) => {
      const [words] = init?.type === "CallExpression" ? init.arguments : [];
      return words?.type === "ObjectExpression" ? words.properties.map((one) => wordOf(file, one)) : [];
    });
  });
}

function wordOf(
  file: string,
  property: { readonly type: string },
): { readonly key: string; readonly text: string } {
  const { key, value } = property as { key?: { name?: string }; value?: { type: string; value?: unknown } };
  if (key?.name === undefined || value?.type !== "Literal" || typeof value.value !== "string")
    throw new Error(`${file}: words are plain texts by plain keys`);
  return { key: key.name, text: value.value };
}
