import { createHash } from "node:crypto";

import type { Project } from "#tools/project/project-files.ts";

/** A short text that identifies a text and changes with it. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Milliseconds after a change in which another one may leave no trace: clocks of disks are coarse. */
const UNSURE = 2000;

/**
 * Makes the function that tells a short text that changes with every file of a project. Files on the disk are read again only
 * when they have changed: each request asks, and there may be thousands.
 */
export function createVersions(): (project: Project) => string {
  const known = new Map<string, { readonly mark: string; readonly version: string }>();
  const versionIn = ({ read, stamp }: Project, path: string): string => {
    const now = stamp?.(path);
    const before = known.get(path);
    if (now && before?.mark === now.mark) return before.version;
    const version = versionOf(read(path));
    if (now && Date.now() - now.changed > UNSURE) known.set(path, { mark: now.mark, version });
    return version;
  };
  return (project) =>
    versionOf(project.paths.map((path) => `${path} ${versionIn(project, path)}`).join("\n"));
}
