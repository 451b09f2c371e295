import { resolve } from "node:path";

import react from "@vitejs/plugin-react";
import { build, loadConfigFromFile, type InlineConfig } from "vite";

import { precompress } from "#tools/build/precompress.ts";
import { Advice } from "#tools/setup/advice.ts";

import { largeScreen } from "./large-screen.ts";
import { buildNames, type BuildName } from "./subjects.ts";

/** Git ignores it. It is not `dist/`, so that the bench measures the build that it has just made. */
const BUILDS = ".cache/bench";

/** The folder of a build. */
export function buildFolder(subject: BuildName): string {
  return `${BUILDS}/${subject}`;
}

/**
 * Builds the app and the controls for production, with the same browser targets, minifier and compression. Throws
 * `Advice` with the error and its file.
 */
export async function buildSubjects(): Promise<void> {
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, "vite.config.ts");
  const options = loaded?.config.build;
  for (const subject of buildNames) {
    const output = { ...options, outDir: resolve(buildFolder(subject)), emptyOutDir: true };
    try {
      await build({ logLevel: "error", build: output, ...configOf(subject) });
    } catch (error) {
      throw new Advice(error instanceof Error ? error.message : String(error));
    }
  }
}

function configOf(subject: BuildName): InlineConfig {
  if (subject === "app") return { plugins: [largeScreen()] };
  return {
    configFile: false,
    root: resolve("tests/bench/controls", subject),
    publicDir: false,
    envDir: false,
    plugins: [react(), precompress()],
  };
}
