import { execFileSync } from "node:child_process";

import { appBuild, galleryBuild } from "#tools/build/builds.ts";
import { isFresh } from "#tools/build/freshness.ts";

/** Makes the builds that the bundle tests and the browser tests share, unless they exist and are up to date. */
export default function buildFirst(): void {
  if (!isFresh(".", appBuild)) build();
  if (!isFresh(".", galleryBuild)) build("--gallery");
}

function build(...options: readonly string[]): void {
  execFileSync(process.execPath, ["src/tools/run.mjs", "build", ...options], { stdio: "inherit" });
}
