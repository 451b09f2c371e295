import { randomUUID } from "node:crypto";
import { realpathSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { GalleryFile, SaveFile } from "#gallery/protocol.ts";
import { openProject } from "#tools/lint/project-files.ts";

import { isProjectPath } from "./project-path.ts";
import { versionOf } from "./version.ts";

export type Saved = {
  readonly file: GalleryFile;
  /** Somebody else has changed it: nothing was written, and this is what stands there. */
  readonly isConflict: boolean;
};

/** A screen, part or tenant file of the project; undefined for anything else. */
export function readProjectFile(root: string, path: string): GalleryFile | undefined {
  const project = openProject(root);
  if (!isProjectPath(path) || !project.paths.includes(path) || isLink(root, path)) return undefined;
  const text = project.read(path);
  return { path, text, version: versionOf(text) };
}

/** Writes a file that still is as it was read: wholly or not at all. Undefined for what is no file of the project. */
export function saveProjectFile(root: string, path: string, { text, version }: SaveFile): Saved | undefined {
  const file = readProjectFile(root, path);
  if (!file) return undefined;
  if (file.version !== version) return { file, isConflict: true };
  const target = join(root, path);
  const draft = join(dirname(target), `.${randomUUID()}.tmp`);
  writeFileSync(draft, text);
  renameSync(draft, target);
  return { file: { path, text, version: versionOf(text) }, isConflict: false };
}

/** A link may lead out of the project, whatever its name is. */
function isLink(root: string, path: string): boolean {
  return realpathSync(join(root, path)) !== join(realpathSync(root), path);
}
