import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Build } from "./builds.ts";

/** Whether a build exists and none of its sources has changed since. */
export function isFresh(root: string, build: Build): boolean {
  const made = madeAt(root, build);
  return made > 0 && changedAt(root, build) <= made;
}

/** When a build was made, in ms since the epoch; 0 if it does not exist. */
export function madeAt(root: string, { folder, page }: Build): number {
  return modified(join(root, folder, page));
}

/** When a source of a build last changed, in ms since the epoch. */
export function changedAt(root: string, build: Build): number {
  return lastChange(root, build).at;
}

/** The source that changed last, as a path from the project's root, with the time. */
export function lastChange(root: string, { sources }: Build): Change {
  return newest(sources.map((source) => lastChangeIn(root, source)));
}

type Change = { readonly path: string; readonly at: number };

/** Time of the last change; 0 for a missing file. */
function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function lastChangeIn(root: string, source: string): Change {
  const changeOf = (path: string) => ({ path, at: modified(join(root, path)) });
  const isFolder = statSync(join(root, source), { throwIfNoEntry: false })?.isDirectory();
  const entries = isFolder ? readdirSync(join(root, source), { recursive: true, encoding: "utf8" }) : [];
  // The folder's own time changes when a file is removed.
  return newest([changeOf(source), ...entries.map((entry) => changeOf(join(source, entry)))]);
}

/**
 * The newest change; of several at the same time the last in the list, so that a file counts rather than its folder.
 */
function newest(changes: readonly Change[]): Change {
  return changes.reduce((last, one) => (one.at >= last.at ? one : last));
}
