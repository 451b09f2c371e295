import type { SafeStorage } from "#lib/storage.ts";
import type { GalleryFile } from "#gallery/protocol.ts";
import { createListeners } from "#lib/listeners.ts";

/** A file that has been edited and not saved. */
export type Draft = {
  readonly text: string;
  /** The version that was edited; empty for a file that is yet to be. */
  readonly version: string;
  /** What stands on the disk, where it is no longer what was edited. */
  readonly changed?: GalleryFile;
};

/** Drafts by path. A file that is as on the disk has none. */
export type UnsavedFiles = { readonly [path: string]: Draft };

/** The unsaved edits of this tab. They outlive a reload: nothing that was typed is lost. */
export type DraftStore = {
  readonly get: () => UnsavedFiles;
  readonly subscribe: (listener: () => void) => () => void;
  /** The text of a file as it is now in the editor; `file` is what it was made of. */
  readonly edit: (file: GalleryFile, text: string) => void;
  /** What the disk holds, read just now. A draft of another version is then in conflict. */
  readonly onDisk: (file: GalleryFile) => void;
  /** What has been written. What was typed meanwhile is a draft of it. */
  readonly saved: (file: GalleryFile) => void;
  /** Writes over what somebody else has written, the next time that it is saved. */
  readonly keepMine: (path: string) => void;
  readonly discard: (path: string) => void;
};

const KEY = "gallery.drafts";

export function createDraftStore(storage: SafeStorage): DraftStore {
  const listeners = createListeners();
  let drafts: UnsavedFiles = (storage.read(KEY) as UnsavedFiles | undefined) ?? {};
  const put = (path: string, draft: Draft | undefined) => {
    const { [path]: _before, ...others } = drafts;
    drafts = draft ? { ...others, [path]: draft } : others;
    storage.write(KEY, drafts);
    listeners.notify();
  };
  return {
    get: () => drafts,
    subscribe: listeners.subscribe,
    edit: ({ path, text: before, version }, text) => {
      const draft = drafts[path];
      const isBack = text === before && !draft?.changed && version !== "";
      put(path, isBack ? undefined : { ...(draft ?? { version }), text });
    },
    onDisk: (file) => {
      const draft = drafts[file.path];
      if (!draft || (draft.changed ?? draft).version === file.version) return;
      const { text, version } = draft;
      if (text === file.text) put(file.path, undefined);
      else put(file.path, { text, version, ...(version !== file.version && { changed: file }) });
    },
    saved: (file) => {
      const draft = drafts[file.path];
      if (!draft) return;
      put(file.path, draft.text === file.text ? undefined : { text: draft.text, version: file.version });
    },
    keepMine: (path) => {
      const draft = drafts[path];
      if (draft?.changed) put(path, { text: draft.text, version: draft.changed.version });
    },
    discard: (path) => put(path, undefined),
  };
}
