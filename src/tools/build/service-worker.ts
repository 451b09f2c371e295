import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { build, type Plugin } from "vite";

import { securityHeaders } from "#tools/server/headers.ts";
import { FILE_FOLDERS } from "#tools/server/navigation.ts";
import type { Release } from "#worker/release.ts";

import { hashOf } from "./integrity.ts";
import { OLDEST_BROWSERS } from "./oldest-browsers.ts";

/** Each script by the name that it has in the build. */
const WORKERS = {
  "service-worker": "src/worker/service-worker.ts",
  "service-worker-off": "src/worker/off.ts",
};

/**
 * Writes the service worker of the build, which knows its pages and files, and the one that stands in for it where a
 * deployment wants none. Stands last among the plugins: what is written after it, the worker does not know.
 */
export function serviceWorker(): Plugin {
  let root: string;
  let folder: string;
  let isWritten = false;
  return {
    name: "bank:service-worker",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        // A build that fails closes too.
        if (!isWritten) return;
        const release = JSON.stringify(await releaseIn(folder));
        for (const [name, input] of Object.entries(WORKERS)) {
          await buildWorker({ name, input: join(root, input), folder, release });
        }
      },
    },
  };
}

type WorkerBuild = {
  readonly name: string;
  readonly input: string;
  readonly folder: string;
  readonly release: string;
};

/** A script of its own: browsers differ in whether a worker may import modules. */
async function buildWorker({ name, input, folder, release }: WorkerBuild): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    define: { RELEASE: release, "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: OLDEST_BROWSERS,
      rolldownOptions: { input, output: { format: "iife", entryFileNames: `${name}.js`, comments: false } },
    },
  });
}

/** What a build holds that its worker has to know. */
async function releaseIn(folder: string): Promise<Release> {
  const files = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
  const pages = files.filter((path) => path.endsWith(".html") && !path.endsWith("404.html"));
  // The first serves addresses without a page of their own.
  const ordered = ["index.html", ...pages.filter((path) => path !== "index.html")];
  const checks = files.find((path) => /^assets\/checks-[\w-]+\.js$/.test(path));
  if (checks === undefined)
    throw new Error("The build has no list of hashes (src/tools/build/integrity.ts).");
  return {
    checks: { path: `/${checks}`, hash: hashOf(await readFile(join(folder, checks))) },
    pages: await Promise.all(ordered.map((path) => pageOf(folder, path))),
    headers: Object.keys(securityHeaders({ apis: [], pictures: [], reports: "/" })),
    // A language is kept when a page first asks for it: nobody loads one that he does not read.
    assets: files
      .filter((path) => /^assets\/.*\.(?:js|css)$/.test(path) && !/\.language-/.test(path))
      .map((path) => `/${path}`),
    // Workbox compares them with the path and the query.
    otherPaths: [String.raw`^[^?]*\.[^/?]*(?:\?|$)`, "^/__", ...FILE_FOLDERS.map((name) => `^/${name}`)],
  };
}

async function pageOf(folder: string, path: string): Promise<Release["pages"][number]> {
  const content = await readFile(join(folder, path));
  return {
    url: `/${path}`.replace(/(?:\/index)?\.html$/, "") || "/",
    revision: createHash("sha256").update(content).digest("hex").slice(0, 16),
  };
}
