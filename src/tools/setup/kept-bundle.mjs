import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative } from "node:path";
import { pathToFileURL } from "node:url";

import { writeWhole } from "./write-whole.mjs";

/** Below the project's folder, so that packages are found from there. */
const KEPT = ".cache/tools";
/** Bundles of sources that changed since are kept this long, for commands that still run with them. */
const DAY = 86_400_000;
/** What a bundle is made from besides the sources in it. */
const MAKERS = ["package.json", "package-lock.json", "src/tools/setup/kept-bundle.mjs"];

/**
 * @typedef {{ readonly file: string, readonly changed: number, readonly size: number }} Source
 * @typedef {{ readonly root: string, readonly entry: string, readonly sources: readonly Source[] }} Bundle
 */

/**
 * Loads a TypeScript module of the project, because Node 20 cannot run TypeScript: as JavaScript that is kept until a
 * source changes. To make it anew takes most of a second, which each command and each of its threads would wait for.
 * @param {string} root the project's folder
 * @param {string} path from there, starting with a slash
 * @returns {Promise<any>}
 */
export async function loadKept(root, path) {
  const place = join(root, KEPT, path.slice(1).replaceAll("/", "-").replace(/\.ts$/, ""));
  const { entry } = readKept(root, place) ?? (await make(root, path, place));
  return await import(pathToFileURL(join(root, KEPT, entry)).href);
}

/**
 * @param {string} root
 * @param {string} place
 * @returns {Bundle | undefined}
 */
function readKept(root, place) {
  try {
    /** @type {Bundle} */
    const kept = JSON.parse(readFileSync(`${place}.json`, "utf8"));
    const isSame = kept.sources.every(({ file, changed, size }) => {
      const now = statSync(join(root, file));
      return now.mtimeMs === changed && now.size === size;
    });
    // A copy of the project has bundles that name the places of the original.
    return isSame && kept.root === root && statSync(join(root, KEPT, kept.entry)).isFile() ? kept : undefined;
  } catch {
    // It was never made, or a source is gone.
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} place
 * @returns {Promise<Bundle>}
 */
async function make(root, path, place) {
  const began = Date.now();
  const chunks = await bundle(root, path);
  const hash = createHash("sha256").update(JSON.stringify(chunks.map(({ code }) => code)));
  const folder = `${basename(place)}-${hash.digest("hex").slice(0, 16)}`;
  for (const { fileName, code } of chunks) writeWhole(join(root, KEPT, folder, fileName), code);
  const bundled = chunks.flatMap(({ moduleIds }) => moduleIds.filter(isFile).map((id) => relative(root, id)));
  const sources = [...new Set([...MAKERS, ...bundled])].map((file) => sourceOf(root, file));
  const kept = { root, entry: `${folder}/${chunks.find(({ isEntry }) => isEntry)?.fileName}`, sources };
  // A source that was saved meanwhile may be newer than what was read of it.
  if (sources.every(({ changed }) => changed < began)) writeWhole(`${place}.json`, JSON.stringify(kept));
  dropOld(root, place, folder);
  return kept;
}

/**
 * The module with all sources that it imports; packages stay outside.
 * @param {string} root
 * @param {string} path
 */
async function bundle(root, path) {
  const { build } = await import("vite");
  const mode = process.env["NODE_ENV"];
  const made = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    ssr: { external: true },
    build: {
      ssr: join(root, path),
      write: false,
      target: "node20",
      minify: false,
      // What only the app's build makes: a page of the app may name it, and no command loads that page.
      rollupOptions: { external: /^virtual:/ },
    },
    plugins: [{ name: "own-place", enforce: "pre", transform: withOwnPlace }],
  });
  // Vite has set it to production, and what is started from here would inherit that.
  if (mode === undefined) delete process.env["NODE_ENV"];
  if (!("output" in made)) throw new Error(`${path} was not bundled`);
  return made.output.filter((one) => one.type === "chunk");
}

/**
 * A module that asks where it stands is told its source's place, not the bundle's.
 * @param {string} code
 * @param {string} id
 */
function withOwnPlace(code, id) {
  if (!code.includes("import.meta.")) return undefined;
  const told = code
    .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
    .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href));
  return { code: told, map: null };
}

/**
 * Leaves out what Vite adds.
 * @param {string} id
 */
function isFile(id) {
  return isAbsolute(id) && !id.includes("?") && !id.includes("\0");
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Source}
 */
function sourceOf(root, file) {
  const { mtimeMs, size } = statSync(join(root, file));
  return { file, changed: mtimeMs, size };
}

/**
 * @param {string} root
 * @param {string} place
 * @param {string} current
 */
function dropOld(root, place, current) {
  for (const name of readdirSync(join(root, KEPT))) {
    const isOld = name !== current && name.startsWith(`${basename(place)}-`);
    const folder = join(root, KEPT, name);
    if (isOld && Date.now() - statSync(folder).mtimeMs > DAY)
      rmSync(folder, { recursive: true, force: true });
  }
}
