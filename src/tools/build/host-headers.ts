import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import { headersFile } from "#tools/server/headers-file.ts";
import { apiOrigins } from "#tools/server/settings.ts";

/** Writes `_headers` into the build, for the origins that this build's settings name. */
export function hostHeaders(): Plugin {
  return {
    name: "bank:host-headers",
    apply: "build",
    async writeBundle({ dir = "dist" }) {
      const html = await readFile(join(dir, "index.html"), "utf8");
      await writeFile(join(dir, "_headers"), headersFile(apiOrigins(html)));
    },
  };
}
