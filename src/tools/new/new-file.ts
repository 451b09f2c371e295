import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { Advice } from "#tools/setup/advice.ts";

/** A file to be written, and what its author does then. */
export type NewFile = { readonly file: string; readonly text: string; readonly next: readonly string[] };

/** Writes a file that is not there yet. Throws `Advice` rather than replace one. */
export function writeNewFile(root: string, { file, text }: NewFile): void {
  const path = join(root, file);
  if (existsSync(path))
    throw new Advice(`${file} is there already. Choose another name, or delete it first.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: "wx" });
}
