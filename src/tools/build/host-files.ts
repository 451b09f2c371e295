import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin, Rolldown } from "vite";

import { INDEX_FILE, NOTHING_RELEASED, SCREENS_FOLDER } from "#definition/released.ts";
import { FILE_FOLDERS } from "#tools/server/navigation.ts";
import { headersFile, redirectsFile } from "#tools/server/host-rules.ts";
import { headerSettings } from "#tools/server/settings.ts";

const NOT_FOUND = "<!doctype html><title>Not found</title><p>There is no such file.</p>\n";

/**
 * Writes the files that static hosts read into the build: `_headers` for the origins in its settings and for its files,
 * `_redirects`, and a page for missing files next to those files; and the index of released screens, which names none: the
 * app's question for it has an answer wherever nothing was released.
 */
export function hostFiles(): Plugin {
  return {
    name: "bank:host-files",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const html = await readFile(join(dir, "index.html"), "utf8");
      const write = (name: string, text: string) => writeFile(join(dir, name), text);
      await write("_headers", headersFile(headerSettings(html), pagesOf(bundle), assetsOf(bundle)));
      await write("_redirects", redirectsFile());
      await mkdir(join(dir, SCREENS_FOLDER), { recursive: true });
      await write(SCREENS_FOLDER + INDEX_FILE, `${JSON.stringify(NOTHING_RELEASED)}\n`);
      for (const folder of FILE_FOLDERS) await write(`${folder}404.html`, NOT_FOUND);
    },
  };
}

function pagesOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle)
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => [`/${file.replace(/(?:index)?\.html$/, "")}`, `/${file}`]);
}

/** The largest first: a host with a limit on rules then reads the most important ones. */
function assetsOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle)
    .filter(({ fileName }) => fileName.startsWith("assets/"))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .map(({ fileName }) => `/${fileName}`);
}

function sizeOf(file: Rolldown.OutputBundle[string]): number {
  return file.type === "chunk" ? file.code.length : file.source.length;
}
