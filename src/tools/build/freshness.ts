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
export function changedAt(root: string, build: Build): number {
  return lastChange(root, build).at;
}

/** The source that was changed last, from the project's root, and when. */
export function lastChange(root: string, { sources }: Build): Change {
  return newest(sources.map((source) => lastChangeIn(root, source)));
}

type Change = { readonly path: string; readonly at: number };

/** 0 for what is not there. */
function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function lastChangeIn(root: string, source: string): Change {
  const changeOf = (path: string) => ({ path, at: modified(join(root, path)) });
  const isFolder = statSync(join(root, source), { throwIfNoEntry: false })?.isDirectory();
  const entries = isFolder ? readdirSync(join(root, source), { recursive: true, encoding: "utf8" }) : [];
  // The folder's own time tells of a file that was taken away.
  return newest([changeOf(source), ...entries.map((entry) => changeOf(join(source, entry)))]);
}

/** Of several that changed at once the last: a file stands behind the folder that it was put into. */
function newest(changes: readonly Change[]): Change {
  return changes.reduce((last, one) => (one.at >= last.at ? one : last));
}
