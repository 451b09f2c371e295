import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { appBuild, galleryBuild } from "#tools/build/builds.ts";

/** A copy of this project in another folder, whose files a test may change. */
export type ProjectCopy = {
  readonly root: string;
  read(path: string): string;
  write(path: string, text: string): void;
  remove(): void;
};

const COPIED = [
  ...new Set([...appBuild.sources, ...galleryBuild.sources]),
  "package.json",
  "tests/billers",
  ".cache",
  appBuild.folder,
];

/** Copies the project with its existing builds, and links to its packages. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), "project-"));
  for (const path of COPIED) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
  // Makes the builds newer than the copied sources, by the disk's clock, so that they are not rebuilt.
  for (const { folder, page } of [appBuild, galleryBuild]) touch(join(root, folder, page));
  return {
    root,
    read: (path) => readFileSync(join(root, path), "utf8"),
    write: (path, text) => writeFileSync(join(root, path), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function touch(path: string): void {
  writeFileSync(path, readFileSync(path));
}
