import { createHash } from "node:crypto";

import type { ReleasedFile } from "#definition/released.ts";
import { hashOf } from "#tools/build/integrity.ts";

/** A file of a release with its text. */
export type MadeFile = ReleasedFile & { readonly text: string };

/** Names a file by its content. */
export function madeFile(name: string, ending: string, text: string): MadeFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { file: `${name}.${hash}.${ending}`, integrity: hashOf(text), text };
}

/** What an index says about a file. */
export function named({ file, integrity }: ReleasedFile): ReleasedFile {
  return { file, integrity };
}
