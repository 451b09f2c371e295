import { createHash } from "node:crypto";

/** A short text that changes with the given one. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
