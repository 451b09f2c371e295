import { randomUUID } from "node:crypto";
import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { GalleryFile, SaveFile } from "#gallery/protocol.ts";
import { isCompanyKey } from "#tenant/company-key.ts";
import { openProject } from "#tools/project/project-files.ts";

import { isProjectPath } from "./project-path.ts";
import { versionOf } from "./version.ts";

/** A text that may be written: nobody has changed its file since it was read. */
export type Writable = { readonly kind: "writable"; readonly path: string; readonly text: string };
export type Checked =
  | Writable
  /** Somebody else has changed the file; it is the current one, without text and version where it is gone. */
  | { readonly kind: "conflict"; readonly file: GalleryFile }
  /** No file of the project has this path. */
  | { readonly kind: "unknown" };

/** A screen, part or tenant file of the project; undefined for any other path. */
export function readProjectFile(root: string, path: string): GalleryFile | undefined {
  const project = openProject(root);
  if (!isProjectPath(path) || !project.paths.includes(path) || isLink(root, path)) return undefined;
  const text = project.read(path);
  return { path, text, version: versionOf(text) };
}

/** Whether a file is still as it was read. The version of a new one, or of one that is written anew, is empty. */
export function checkProjectFile(root: string, path: string, { text, version }: SaveFile): Checked {
  const file = readProjectFile(root, path);
  if (!file && !(isNewTenant(root, path) || isBesideOthers(root, path))) return { kind: "unknown" };
  // Somebody has taken it away meanwhile: who wants it nevertheless begins it anew.
  if (!file && version !== "") return { kind: "conflict", file: { path, text: "", version: "" } };
  if (file && file.version !== version) return { kind: "conflict", file };
  return { kind: "writable", path, text };
}

/** Writes all files or none; each completely or not at all. Throws when the disk refuses. */
export function writeProjectFiles(root: string, files: readonly Writable[]): GalleryFile[] {
  const before = files.map(({ path }) => readProjectFile(root, path));
  const drafts: { readonly target: string; readonly draft: string }[] = [];
  let written = 0;
  try {
    for (const { path, text } of files) {
      const target = join(root, path);
      const draft = join(dirname(target), `.${randomUUID()}.tmp`);
      drafts.push({ target, draft });
      writeFileSync(draft, text);
    }
    for (const { target, draft } of drafts) {
      renameSync(draft, target);
      written++;
    }
  } catch (error) {
    for (const { draft } of drafts) rmSync(draft, { force: true });
    for (const [index, { target }] of drafts.slice(0, written).entries()) {
      const was = before[index];
      if (was) writeFileSync(target, was.text);
      else rmSync(target, { force: true });
    }
    throw error;
  }
  return files.map(({ path, text }) => ({ path, text, version: versionOf(text) }));
}

/** The first file of a company: most tenants start without one. */
function isNewTenant(root: string, path: string): boolean {
  const key = /^tenants\/([^/]+)\.json$/.exec(path)?.[1] ?? "";
  const isThere = (name: string) => existsSync(join(root, name));
  return isCompanyKey(key) && isThere("tenants") && !isLink(root, "tenants") && !isThere(path);
}

/** A screen begins in a folder that has some already; a part or a language that is gone stands in such a folder too. */
function isBesideOthers(root: string, path: string): boolean {
  const folder = dirname(path);
  const { paths } = openProject(root);
  const isBeside = path.startsWith("schemas/") && paths.some((one) => dirname(one) === folder);
  return isBeside && isProjectPath(path) && !existsSync(join(root, path)) && !isLink(root, folder);
}

/** A symbolic link may lead out of the project, whatever its name is. */
function isLink(root: string, path: string): boolean {
  return realpathSync(join(root, path)) !== join(realpathSync(root), path);
}
