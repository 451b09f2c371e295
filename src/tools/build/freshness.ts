import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Build } from "./builds.ts";

/** Whether a build is there, and none of its sources was changed since. */
export function isFresh(root: string, build: Build): boolean {
  const made = madeAt(root, build);
  return made > 0 && changedAt(root, build) <= made;
}

/** When a build was made, in ms since the epoch; 0 where there is none. */
export function madeAt(root: string, { folder, page }: Build): number {
  return modified(join(root, folder, page));
}

/** When a source of a build was changed last, in ms since the epoch. */
export function changedAt(root: string, { sources }: Build): number {
  return Math.max(...sources.map((source) => newest(join(root, source))));
}

/** 0 for what is not there. */
function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(path: string): number {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return modified(path);
  const entries = readdirSync(path, { recursive: true, encoding: "utf8" });
  // The folder's own time tells of a file that was taken away.
  return Math.max(modified(path), ...entries.map((entry) => modified(join(path, entry))));
}
