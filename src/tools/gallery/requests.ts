import type { DraftFiles, SaveFile, TextPlace } from "#gallery/protocol.ts";
import { isFields } from "#tools/compile-screen/fields.ts";

import { isProjectPath } from "./project-path.ts";

/** Requests may contain anything, so their shape is checked first. */
export function isSaveFile(value: unknown): value is SaveFile {
  return isFields(value) && typeof value.text === "string" && typeof value.version === "string";
}

export function isDraftFiles(value: unknown): value is DraftFiles {
  if (!isFields(value) || !isFields(value.files)) return false;
  return Object.entries(value.files).every(([path, text]) => isProjectPath(path) && typeof text === "string");
}

export function isTextPlace(value: unknown): value is TextPlace {
  if (!isFields(value)) return false;
  const { path, text, offset } = value;
  return (
    typeof path === "string" &&
    isProjectPath(path) &&
    typeof text === "string" &&
    typeof offset === "number" &&
    Number.isInteger(offset) &&
    offset >= 0 &&
    offset <= text.length
  );
}
