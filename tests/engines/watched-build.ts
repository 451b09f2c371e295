import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { build } from "vite";

const SCRIPT = "assets/in-page.js";

/**
 * Copies the build, with `in-page.ts` before the first script of each page: a file of this origin, as the policy wants it.
 * All else is as customers get it.
 * @returns the folder, which the caller removes
 */
export async function watchedBuild(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "watched-build-"));
  cpSync("dist", folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: resolve("tests/engines/in-page.ts"),
        output: { format: "iife", entryFileNames: SCRIPT },
      },
    },
  });
  for (const page of readdirSync(folder).filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(join(folder, page), "utf8");
    writeFileSync(join(folder, page), html.replace("<script", `<script src="/${SCRIPT}"></script><script`));
  }
  return folder;
}
