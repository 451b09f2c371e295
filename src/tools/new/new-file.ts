import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { Advice } from "#tools/setup/advice.ts";

/** A file to write, and what its author should do next. */
export type NewFile = { readonly file: string; readonly text: string; readonly next: readonly string[] };

/** Writes a new file. Throws `Advice` instead of replacing an existing one. */
export function writeNewFile(root: string, { file, text }: NewFile): void {
  const path = join(root, file);
  if (existsSync(path)) throw new Advice(`${file} exists already. Choose another name, or delete it first.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: "wx" });
}
