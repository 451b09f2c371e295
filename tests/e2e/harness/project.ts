import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

import { appBuild, galleryBuild } from "#tools/build/builds.ts";

/** A copy of this project in another folder, whose files a test may change. */
export type ProjectCopy = {
  readonly root: string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Makes the JSON files of screens and banks those of the project again. What is the same is not touched. */
  restore(): void;
  remove(): void;
};

const COPIED = [
  ...new Set([...appBuild.sources, ...galleryBuild.sources]),
  "package.json",
  "tests/billers",
  ".cache",
  appBuild.folder,
];

/** Where the studio writes. */
const EDITED = ["schemas", "tenants"];

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
    restore: () => {
      for (const folder of EDITED) restoreFolder(folder, root);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function restoreFolder(folder: string, root: string): void {
  const before = filesIn(folder);
  for (const path of filesIn(join(root, folder)).filter((one) => !before.includes(one)))
    rmSync(join(root, folder, path));
  for (const path of before) {
    const [from, to] = [join(folder, path), join(root, folder, path)];
    if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) cpSync(from, to);
  }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function touch(path: string): void {
  writeFileSync(path, readFileSync(path));
}
