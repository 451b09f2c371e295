import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { VERDICTS } from "#gallery/protocol-pictures.ts";
import { writeWhole } from "#tools/setup/write-whole.mjs";

import type { Taken } from "./viewer.ts";

/** Beside the gallery's build, which empties its own folder. */
const FOLDER = ".cache/gallery-pictures";
/** Pictures that are kept: all views of about four versions of the project, 40 MB. */
const MOST = 2000;
const NAME = /^[0-9a-f]{16}-(?:shown|passed|failed|broken)\.jpg$/;

/** Pictures on the disk, by their key. Each file's name also has the verdict. */
export type PictureStore = {
  /** The name of the picture of a key. */
  readonly find: (key: string) => string | undefined;
  readonly keep: (key: string, taken: Taken) => string;
  /** Undefined for a name that is none. */
  readonly read: (name: string) => Buffer | undefined;
};

export function createPictureStore(root: string): PictureStore {
  const folder = join(root, FOLDER);
  let kept = 0;
  const prune = () => {
    const files = readdirSync(folder).map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
    const old = files.toSorted((one, other) => other.at - one.at).slice(MOST);
    for (const { name } of old) rmSync(join(folder, name), { force: true });
  };
  return {
    find: (key) =>
      VERDICTS.map((verdict) => `${key}-${verdict}.jpg`).find((name) => existsSync(join(folder, name))),
    keep: (key, { jpeg, verdict }) => {
      const name = `${key}-${verdict}.jpg`;
      // Another server may read it.
      writeWhole(join(folder, name), jpeg);
      if (kept++ % 100 === 0) prune();
      return name;
    },
    read: (name) => {
      const path = join(folder, name);
      return NAME.test(name) && existsSync(path) ? readFileSync(path) : undefined;
    },
  };
}
