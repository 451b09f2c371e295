import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { build, type Plugin, type Rolldown } from "vite";

import type { PublicPages } from "#definition/public-page.ts";

import { OLDEST_BROWSERS } from "./oldest-browsers.ts";
import { preloadsOf } from "./preloads.ts";
import { fileOf, pageOf, plainCss } from "./public-page.ts";

/** Vite's mode of the build that renders: the app's own code, for Node. */
export const PRERENDER = "prerender";

const CODE = "src/app/take-over/prerender.tsx";
const FIRST = "src/app/first/first.ts";
const STYLES = "src/app/take-over/built-page.css";
const MADE = ".cache/prerender";

/**
 * Renders each public screen into a page of its own, from the same files by the same renderer, with its styles in a file
 * and the first script before them.
 */
export function publicPages(): Plugin {
  let root = process.cwd();
  return {
    name: "bank:public-pages",
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
        const styles = [global, css, readFileSync(join(root, STYLES), "utf8")];
        const files = {
          style: emit("public.css", plainCss(styles.join("\n"))),
          script: emit("first.js", await firstScript(root)),
        };
        for (const page of pages) {
          const source = pageOf(empty, page, { ...files, note, preloads: preloadsOf(bundle, page) });
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
  if (asset?.type !== "asset") throw new Error("index.html links no global style (src/ui/global.css).");
  delete bundle[asset.fileName];
  return { empty: page.replace(link!, ""), css: String(asset.source) };
}

async function renderAll(root: string): Promise<PublicPages> {
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
  const { prerender } = (await import(url)) as { readonly prerender: () => Promise<PublicPages> };
  return await prerender();
}

/** The first script as one classic file, which imports nothing. */
async function firstScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      target: OLDEST_BROWSERS,
      rolldownOptions: { input: join(root, FIRST), output: { format: "iife", comments: { legal: false } } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as {
    readonly output: readonly { code?: string }[];
  };
  return output[0]!.code!;
}
