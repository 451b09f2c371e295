import { watch } from "node:fs";
import { join } from "node:path";

import type { Build } from "./builds.ts";

/** Ms to wait for further changes: editors write a file in several steps. */
const TOGETHER = 100;

/**
 * Calls back soon after a source of a build has changed. It does not keep the process alive. Where the system cannot
 * watch a folder it stays silent; the server checks for changes at each page anyway.
 */
export function watchSources(root: string, { sources }: Build, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, TOGETHER).unref();
  };
  const watchers = sources.flatMap((source) => {
    try {
      return [watch(join(root, source), { recursive: true, persistent: false }, note).on("error", () => {})];
    } catch {
      return [];
    }
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
