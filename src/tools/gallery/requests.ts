import type { PanelPlace } from "#gallery/protocol-panel.ts";
import type { DraftFiles, RenamePlace, SaveFile, TextPlace } from "#gallery/protocol.ts";
import type { CommitRequest, ReviewRequest, WriteRequest } from "#gallery/protocol-review.ts";
import { isFields } from "#tools/compile-screen/read/fields.ts";

import { isProjectPath } from "./project-path.ts";

/** Requests may contain anything, so their shape is checked first. */
export function isSaveFile(value: unknown): value is SaveFile {
  return isFields(value) && typeof value.text === "string" && typeof value.version === "string";
}

export function isDraftFiles(value: unknown): value is DraftFiles {
  if (!isFields(value) || !isFields(value.files)) return false;
  return Object.entries(value.files).every(([path, text]) => isProjectPath(path) && typeof text === "string");
}

export function isReviewRequest(value: unknown): value is ReviewRequest {
  if (!isFields(value) || !isFields(value.files) || !isOptionalText(value.tenant)) return false;
  const files = Object.entries(value.files);
  return files.length > 0 && files.every(([path, file]) => isProjectPath(path) && isSaveFile(file));
}

export function isWriteRequest(value: unknown): value is WriteRequest {
  if (!isReviewRequest(value)) return false;
  const { confirmed, errors, commit } = value as Partial<Record<keyof WriteRequest, unknown>>;
  return (
    Array.isArray(confirmed) &&
    confirmed.every((id) => typeof id === "string") &&
    typeof errors === "number" &&
    (commit === undefined || isCommitRequest(commit))
  );
}

function isCommitRequest(value: unknown): value is CommitRequest {
  return isFields(value) && typeof value.branch === "string" && typeof value.message === "string";
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

export function isRenamePlace(value: unknown): value is RenamePlace {
  if (!isDraftFiles(value)) return false;
  const { files, path, pointer, name } = value as Partial<Record<keyof RenamePlace, unknown>> & DraftFiles;
  return typeof path === "string" && path in files && [pointer, name].every((one) => typeof one === "string");
}

export function isPanelPlace(value: unknown): value is PanelPlace {
  if (!isFields(value)) return false;
  const { path, text, pointer, form } = value;
  const isForm = isFields(form) && Number.isInteger(form.step) && isOptionalText(form.field);
  return (
    typeof path === "string" &&
    isProjectPath(path) &&
    typeof text === "string" &&
    isOptionalText(pointer) &&
    (form === undefined || isForm)
  );
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}
