import type { KeptDraft } from "#gallery/protocol-drafts.ts";
import { readFile } from "#gallery/shell/project/ask-server.ts";
import type { DraftStore } from "#gallery/shell/project/drafts.ts";

/** What has happened to the files of a draft since it was kept, by their paths. */
export type Since = {
  /** Somebody has saved another text: the editor asks which one counts. */
  readonly changed: readonly string[];
  /** They are not in the project any more. */
  readonly gone: readonly string[];
  /** They have the draft's text by now: there is nothing left to save. */
  readonly saved: readonly string[];
};

/** Takes the files of a kept draft in place of this tab's unsaved edits, which undo brings back. */
export async function openKept(store: DraftStore, { files }: Pick<KeptDraft, "files">): Promise<Since> {
  const paths = Object.keys(files);
  const involved = [...new Set([...paths, ...Object.keys(store.get())])];
  const found = await Promise.all(involved.map(async (path) => await readFile(path)));
  const disk = found.filter((file) => file !== undefined);
  for (const file of disk) store.onDisk(file);
  store.replaceAll(files);
  for (const file of disk) store.onDisk(file);
  const now = store.get();
  const isThere = (path: string) => disk.some((file) => file.path === path);
  return {
    changed: paths.filter((path) => now[path]?.changed !== undefined),
    gone: paths.filter((path) => !isThere(path) && files[path]!.version !== ""),
    saved: paths.filter((path) => now[path] === undefined),
  };
}

/** What has happened, in words; empty when nothing has. */
export function tellSince({ changed, gone, saved }: Since): readonly string[] {
  return [
    ...changed.map((path) => `${path} has changed on the disk since. Its editor asks which one counts.`),
    ...gone.map(
      (path) => `${path} is not in the project any more. Its editor asks whether it is written anew.`,
    ),
    ...saved.map((path) => `${path} is saved as this draft has it.`),
  ];
}
