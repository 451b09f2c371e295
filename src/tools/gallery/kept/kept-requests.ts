import type { KeepAgain, KeepDraft, KeptFiles, ShareDraft } from "#gallery/protocol-drafts.ts";
import { isCompanyKey } from "#tenant/company-key.ts";
import { isFields } from "#tools/compile-screen/read/fields.ts";
import { isProjectPath } from "#tools/gallery/project-path.ts";

/** Requests may contain anything, so their shape is checked first. */
export function isKeptFiles(value: unknown): value is KeptFiles {
  if (!isFields(value)) return false;
  return Object.entries(value).every(
    ([path, file]) =>
      isProjectPath(path) &&
      isFields(file) &&
      typeof file.text === "string" &&
      typeof file.version === "string",
  );
}

export function isKeepDraft(value: unknown): value is KeepDraft {
  return isFields(value) && typeof value.name === "string" && isKeptFiles(value.files);
}

export function isKeepAgain(value: unknown): value is KeepAgain {
  if (!isFields(value) || typeof value.version !== "string") return false;
  const { name, files } = value;
  return (name === undefined || typeof name === "string") && (files === undefined || isKeptFiles(files));
}

export function isShareDraft(value: unknown): value is ShareDraft {
  return isFields(value) && typeof value.tenant === "string" && isCompanyKey(value.tenant);
}
