import { createHash } from "node:crypto";
import { join } from "node:path";

import type { Plugin, ResolveModulePreloadDependenciesFn, Rolldown } from "vite";

import type { Checks } from "#lib/web/checks.ts";

/** Vite's module that every `import()` of the build goes through. */
const HELPER = "\0vite/preload-helper.js";
const OURS = "src/app/router/load-checked.ts";
/** Modules whose files the first script loads for a customer who is signed in, and besides at the address of a screen. */
const ahead = {
  customer: ["src/app/layout/customer-area.tsx", "src/app/screens/released.ts"],
  screen: ["src/renderer/late-payments.ts"],
};
type Reads = readonly string[];

/** An element of a page that loads a file of the build, up to its end. */
const LOADS = /<(?:script|link)\b[^>]*?\s(?:src|href)="\/(assets\/[^"]+)"/g;

/**
 * Lets browsers check every script and style before they use it: a page says the hashes of what it loads, and names a list
 * with the hashes of all other scripts, by which our own helper loads what the app imports later.
 */
export function integrity(): Plugin[] {
  return [checkedLoads(), hashes()];
}

/** Our own helper in the place of Vite's. */
function checkedLoads(): Plugin {
  let root = process.cwd();
  return {
    name: "bank:checked-loads",
    apply: "build",
    enforce: "pre",
    // Our helper finds the file by itself, and what that imports in the list.
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    configResolved: (config) => {
      root = config.root;
    },
    load: (id) =>
      id === HELPER
        ? `export { loadChecked as __vitePreload } from ${JSON.stringify(join(root, OURS))};`
        : null,
  };
}

const resolveDependencies: ResolveModulePreloadDependenciesFn = (_file, imports, { hostType }) =>
  hostType === "js" ? [] : imports;

/** The hashes in the pages, and the list. Stands after the plugins that change pages and scripts. */
function hashes(): Plugin {
  return {
    name: "bank:integrity",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const customer = filesOf(ahead.customer, bundle);
        const screen = filesOf(ahead.screen, bundle).filter((file) => !customer.includes(file));
        const reads = readsOf(bundle, (id) => this.getModuleInfo(id)?.meta["reads"] as Reads | undefined);
        const named = Object.entries({ customer, screen, reads }).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
        );
        const source = `export default ${JSON.stringify(checksOf(bundle))};\n${named.join("")}`;
        const list = this.getFileName(this.emitFile({ type: "asset", name: "checks.js", source }));
        // Before the first script, which may want it.
        const link = `<link rel="integrity" crossorigin href="/${list}" integrity="${hashOf(source)}">`;
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
          const page = withHashes(String(file.source), bundle);
          file.source = page.replace(/<script|<\/head>/, (place) => `${link}\n    ${place}`);
        }
      },
    },
  };
}

function checksOf(bundle: Rolldown.OutputBundle): Checks {
  const files = Object.values(bundle).filter(({ fileName }) => /^assets\/.*\.(?:js|css)$/.test(fileName));
  return Object.fromEntries(
    files.map((file) => [
      nameOf(file.fileName),
      [hashOf(contentOf(file)), ...(file.type === "chunk" ? file.imports.map(nameOf) : [])],
    ]),
  );
}

/** The scripts with these modules and all that they import, but for the entry's, which the page loads itself. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
      if (!chunk) throw new Error(`No script of the build has ${module}.`);
      return chunk;
    }),
  );
  // A set gives those too that are added while it is gone through.
  for (const { imports } of found)
    chunks.filter(({ fileName }) => imports.includes(fileName)).forEach((one) => found.add(one));
  return [...found].filter(({ isEntry }) => !isEntry).map(({ fileName }) => nameOf(fileName));
}

/** What the screen in each script reads whenever it opens: its plugin notes it at the screen's module. */
function readsOf(
  bundle: Rolldown.OutputBundle,
  noted: (module: string) => Reads | undefined,
): Readonly<Record<string, Reads>> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const all = chunks.map(({ fileName, moduleIds }) => {
    return [nameOf(fileName), moduleIds.flatMap((id) => noted(id) ?? [])] as const;
  });
  return Object.fromEntries(all.filter(([, reads]) => reads.length > 0));
}

/** Scripts and styles are in one folder, whose name the app does not repeat for each. */
function nameOf(file: string): string {
  return file.replace(/^assets\//, "");
}

/** A page in which each element that loads a file says its hash. */
function withHashes(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replaceAll(LOADS, (element, path: string) => {
    const file = bundle[path];
    if (!file) return element;
    return `${element} integrity="${hashOf(contentOf(file))}"`;
  });
}

function contentOf(file: Rolldown.OutputBundle[string]): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}

/** The hash of a file, as the attribute `integrity` has it. */
export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
