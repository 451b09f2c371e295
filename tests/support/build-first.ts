import { execFileSync } from "node:child_process";

import { appBuild, galleryBuild } from "#tools/build/builds.ts";
import { isFresh } from "#tools/build/freshness.ts";

/** Makes the builds that the bundle tests and the browser tests share, unless they exist and are up to date. */
export default function buildFirst(): void {
  buildApp();
  if (!isFresh(".", galleryBuild)) build("--gallery");
}

/** The app's build alone. */
export function buildApp(): void {
  if (!isFresh(".", appBuild)) build();
}

function build(...options: readonly string[]): void {
  execFileSync(process.execPath, ["src/tools/run.mjs", "build", ...options], { stdio: "inherit" });
}
