import { randomUUID } from "node:crypto";
import { existsSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { GalleryFile, SaveFile } from "#gallery/protocol.ts";
import { isCompanyKey } from "#tenant/company-key.ts";
import { openProject } from "#tools/project/project-files.ts";

import { isProjectPath } from "./project-path.ts";
import { versionOf } from "./version.ts";

export type Saved = {
  readonly file: GalleryFile;
  /** Somebody else has changed the file: nothing was written, and `file` is the current one. */
  readonly isConflict: boolean;
};

/** A screen, part or tenant file of the project; undefined for any other path. */
export function readProjectFile(root: string, path: string): GalleryFile | undefined {
  const project = openProject(root);
  if (!isProjectPath(path) || !project.paths.includes(path) || isLink(root, path)) return undefined;
  const text = project.read(path);
  return { path, text, version: versionOf(text) };
}

/**
 * Writes a file if it is still as it was read: completely or not at all. The version of a new tenant or screen is empty.
 * Undefined for a path that is not a file of the project.
 */
export function saveProjectFile(root: string, path: string, { text, version }: SaveFile): Saved | undefined {
  const file = readProjectFile(root, path);
  if (!file && (version !== "" || !(isNewTenant(root, path) || isNewScreen(root, path)))) return undefined;
  if (file && file.version !== version) return { file, isConflict: true };
  const target = join(root, path);
  const draft = join(dirname(target), `.${randomUUID()}.tmp`);
  writeFileSync(draft, text);
  renameSync(draft, target);
  return { file: { path, text, version: versionOf(text) }, isConflict: false };
}

/** The first file of a company: most tenants start without one. */
function isNewTenant(root: string, path: string): boolean {
  const key = /^tenants\/([^/]+)\.json$/.exec(path)?.[1] ?? "";
  const isThere = (name: string) => existsSync(join(root, name));
  return isCompanyKey(key) && isThere("tenants") && !isLink(root, "tenants") && !isThere(path);
}

/** A screen begins in a folder that has some already. */
function isNewScreen(root: string, path: string): boolean {
  const folder = dirname(path);
  const { paths } = openProject(root);
  const isBeside = isScreenPath(path) && paths.some((one) => isScreenPath(one) && dirname(one) === folder);
  return isBeside && isProjectPath(path) && !existsSync(join(root, path)) && !isLink(root, folder);
}

function isScreenPath(path: string): boolean {
  return path.startsWith("schemas/screens/");
}

/** A symbolic link may lead out of the project, whatever its name is. */
function isLink(root: string, path: string): boolean {
  return realpathSync(join(root, path)) !== join(realpathSync(root), path);
}
