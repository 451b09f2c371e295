import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|txt|html|webmanifest)$/;
/** Compressed files of the last build, by the hash of their content: most of them are the same in the next build. */
const KEPT = ".cache/compressed";

/**
 * Writes a `.br` and a `.gz` next to each asset, so that a plain static host can send the smallest form. Only for
 * hashed assets: index.html and tenant files are changed in place, and a stale compressed copy would hide the change.
 */
export function precompress(): Plugin {
  let kept = KEPT;
  return {
    name: "bank:precompress",
    apply: "build",
    configResolved: (config) => {
      kept = join(config.root, KEPT);
    },
    async writeBundle({ dir }) {
      const assets = join(dir ?? "dist", "assets");
      const files = (await readdir(assets)).filter((file) => compressible.test(file));
      await mkdir(kept, { recursive: true });
      const names = await Promise.all(files.map((file) => compressBeside(join(assets, file), kept)));
      const unused = (await readdir(kept)).filter((name) => !names.includes(name));
      await Promise.all(unused.map((name) => rm(join(kept, name), { force: true })));
    },
  };
}

/** Returns the name of the brotli form in the cache. */
async function compressBeside(file: string, kept: string): Promise<string> {
  const content = await readFile(file);
  const name = `${createHash("sha256").update(content).digest("hex")}.br`;
  await copyFile(join(kept, name), `${file}.br`).catch(async () => {
    await writeFile(`${file}.br`, await toBrotli(content));
    await keep(`${file}.br`, join(kept, name));
  });
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  return name;
}

/**
 * Renames at the end, so that an interrupted build leaves no incomplete file. A file that cannot be cached is
 * compressed again next time.
 */
async function keep(file: string, kept: string): Promise<void> {
  const unfinished = `${kept}.${randomUUID()}`;
  await copyFile(file, unfinished)
    .then(() => rename(unfinished, kept))
    .catch(() => {});
}

function toBrotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
