import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

import { build, type Plugin, type Rolldown } from "vite";

import type { BuiltPage, BuiltPages } from "#definition/built-page.ts";

import { smallerScript } from "./smaller-code.ts";
import { OLDEST_BROWSERS } from "./oldest-browsers.ts";
import { preloadsOf } from "./preloads.ts";
import { fileOf, pageOf, plainCss } from "./built-page.ts";

/** Vite's mode of the build that renders: the app's own code, for Node. */
export const PRERENDER = "prerender";

const CODE = "src/app/take-over/prerender.tsx";
const FIRST = { public: "src/app/first/first.ts", customer: "src/app/first/first-customer.ts" };
const STYLES = {
  public: ["src/app/take-over/built-page.css"],
  customer: ["src/app/take-over/built-page.css", "src/app/take-over/built-customer-page.css"],
};
const MADE = ".cache/prerender";

/**
 * Renders each screen that begins with a form into a page of its own, from the same files by the same renderer, with its styles in a file
 * and the first script before them.
 */
export function builtPages(): Plugin {
  let root = process.cwd();
  return {
    name: "bank:built-pages",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") return this.error("There is no index.html to put the screens into.");
        const { empty, css: global } = withoutStyles(String(index.source), bundle);
        const { pages, css, note } = await renderAll(root);
        const emit = (name: string, source: string) =>
          `/${this.getFileName(this.emitFile({ type: "asset", name, source }))}`;
        const read = (file: string) => readFileSync(join(root, file), "utf8");
        const filesOf = async (access: BuiltPage["access"]) => ({
          style: emit(
            `${access}.css`,
            plainCss([global, css[access], ...STYLES[access].map(read)].join("\n")),
          ),
          script: emit(basename(FIRST[access], ".ts") + ".js", await firstScript(join(root, FIRST[access]))),
        });
        const files = { public: await filesOf("public"), customer: await filesOf("customer") };
        // Who is not signed in goes from each page of a customer to sign-in.
        const start = preloadsOf(
          bundle,
          pages.find(({ path }) => fileOf(path) === index.fileName)!,
        );
        for (const page of pages) {
          const preloads = new Set([
            ...(page.access === "customer" ? start : []),
            ...preloadsOf(bundle, page),
          ]);
          const source = pageOf(empty, page, { ...files[page.access], preloads: [...preloads], note });
          if (fileOf(page.path) === index.fileName) index.source = source;
          else this.emitFile({ type: "asset", fileName: fileOf(page.path), source });
        }
      },
    },
  };
}

/** The page without the global style, and that style: it comes in one file with those of the screens. */
function withoutStyles(page: string, bundle: Rolldown.OutputBundle) {
  const [link, file] = /\n *<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(page) ?? [];
  const asset = file === undefined ? undefined : bundle[file];
  if (asset?.type !== "asset")
    throw new Error("index.html links no global style (src/ui/styles/global.css).");
  delete bundle[asset.fileName];
  return { empty: page.replace(link!, ""), css: String(asset.source) };
}

async function renderAll(root: string): Promise<BuiltPages> {
  const outDir = join(root, MADE);
  await build({
    root,
    mode: PRERENDER,
    logLevel: "warn",
    // React and what is styled must be the same for the renderer and for what it renders.
    ssr: { noExternal: true },
    build: {
      ssr: CODE,
      outDir,
      emptyOutDir: true,
      license: false,
      // One file: its parts would import it by a name without what makes it new.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // A process may build more than once.
  const url = `${pathToFileURL(join(outDir, "prerender.js")).href}?${Date.now()}`;
  const { prerender } = (await import(url)) as { readonly prerender: () => Promise<BuiltPages> };
  return await prerender();
}

/** The first script as one classic file, which imports nothing. */
async function firstScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      target: OLDEST_BROWSERS,
      rolldownOptions: { input, output: { format: "iife", comments: { legal: false } } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as {
    readonly output: readonly { code?: string }[];
  };
  return await smallerScript(output[0]!.code!);
}
