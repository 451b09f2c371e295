import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|txt|html|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` beside each asset, so that a plain static host sends the smallest one it may. Only
 * hashed assets: index.html and tenant files are changed in place, and a stale copy would hide the change.
 */
export function precompress(): Plugin {
  return {
    name: "bank:precompress",
    apply: "build",
    async writeBundle({ dir }) {
      const assets = join(dir ?? "dist", "assets");
      const files = (await readdir(assets)).filter((file) => compressible.test(file));
      await Promise.all(files.map((file) => compressBeside(join(assets, file))));
    },
  };
}

async function compressBeside(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
