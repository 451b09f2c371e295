import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { Advice } from "#tools/setup/advice.ts";

import type { Target } from "./target.ts";

/** A folder that a web server serves. */
export async function openFolder(folder: string): Promise<Target> {
  await mkdir(folder, { recursive: true });
  const read = async (file: string) => {
    const text = await readFile(join(folder, file), "utf8").catch(undefinedIfMissing);
    return text === undefined ? undefined : { text, tag: tagOf(text) };
  };
  return {
    read,
    add: (file, text) => writeWhole(folder, file, text),
    replace: (file, text, tag) =>
      locked(join(folder, `.${file}.lock`), async () => {
        if ((await read(file))?.tag !== tag) return false;
        await writeWhole(folder, file, text);
        return true;
      }),
  };
}

/** Renames at the end, so that nobody gets half a file, and so that a power cut leaves none. */
async function writeWhole(folder: string, file: string, text: string): Promise<void> {
  const unfinished = join(folder, `.${file}.${randomUUID()}`);
  const handle = await open(unfinished, "wx", 0o644);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, join(folder, file));
}

/**
 * Runs work on a file unless another release does. Throws `Advice` while it does.
 * @param path held only while a file is compared and replaced, which takes milliseconds
 */
async function locked<T>(path: string, work: () => Promise<T>): Promise<T> {
  const handle = await open(path, "wx").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new Advice(
      `Another release is ending right now; nothing was changed. If none is running, one was killed: delete ${path}.`,
    );
  });
  try {
    return await work();
  } finally {
    await handle.close();
    await rm(path);
  }
}

function tagOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
