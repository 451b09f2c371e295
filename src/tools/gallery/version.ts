import { createHash } from "node:crypto";

/** A short text that identifies a text and changes with it. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
