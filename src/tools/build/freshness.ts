import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a build is made of. */
const sources = ["src", "schemas", "tenants", "index.html", "vite.config.ts", "package-lock.json", ".env"];

/** Whether there is a build, and none of its sources was changed since. */
export function isFresh(root: string): boolean {
  const built = modified(join(root, "dist/index.html"));
  return built > 0 && sources.every((source) => newest(join(root, source)) <= built);
}

/** Milliseconds since the epoch; 0 for what is not there. */
function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(path: string): number {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return modified(path);
  const entries = readdirSync(path, { recursive: true, encoding: "utf8" });
  // The folder's own time tells of a file that was taken away.
  return Math.max(modified(path), ...entries.map((entry) => modified(join(path, entry))));
}
