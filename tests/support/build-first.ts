import { execFileSync } from "node:child_process";

import { appBuild, galleryBuild } from "#tools/build/builds.ts";
import { isFresh } from "#tools/build/freshness.ts";

/** Makes the builds that tests of the bundle and in the browser share, unless they are there and new enough. */
export default function buildFirst(): void {
  if (!isFresh(".", appBuild)) build();
  if (!isFresh(".", galleryBuild)) build("--gallery");
}

function build(...options: readonly string[]): void {
  execFileSync(process.execPath, ["src/tools/run.mjs", "build", ...options], { stdio: "inherit" });
}
