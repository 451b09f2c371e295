import { createHash } from "node:crypto";

import type { Project } from "#tools/project/project-files.ts";

/** A short text that identifies a text and changes with it. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A short text that changes with every file of a project: of a thousand screens to hash them one by one takes half as long. */
export function versionOfTexts({ paths, read }: Project): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    const text = read(path);
    hash.update(`${path} ${text.length} `).update(text);
  }
  return hash.digest("hex").slice(0, 16);
}
