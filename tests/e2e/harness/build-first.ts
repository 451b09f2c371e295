import { execFileSync } from "node:child_process";

import { isFresh } from "#tools/build/freshness.ts";

/** Makes the production build that all tests share, unless it is there and new enough. */
export default function buildFirst(): void {
  if (isFresh(".")) return;
  execFileSync(process.execPath, ["src/tools/run.mjs", "build"], { stdio: "inherit" });
}
