import type { HotUpdateOptions } from "vite";

/**
 * Waits until a file that was added or saved is whole. Who saves a file empties it first, and the watcher may pass over what
 * comes a moment later: who reads the file in between would keep an empty one. Vite's own `read` waits for the rest (0.1 s at most).
 */
export async function untilWritten({ type, read }: Pick<HotUpdateOptions, "type" | "read">): Promise<void> {
  if (type === "delete") return;
  try {
    await read();
  } catch {
    // It is gone again, which the watcher tells next.
  }
}
