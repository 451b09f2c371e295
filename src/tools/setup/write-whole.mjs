import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { threadId } from "node:worker_threads";

/**
 * Writes a file, which is there whole or not at all. Several processes, and threads of one process, may write the same at once.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function writeWhole(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.${threadId}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
