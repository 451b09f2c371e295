import type { SafeStorage } from "#lib/storage.ts";
import type { GalleryFile } from "#gallery/protocol.ts";
import { createListeners } from "#lib/listeners.ts";

/** A file with unsaved edits. */
export type Draft = {
  readonly text: string;
  /** The version of the file that was edited; empty for a new file. */
  readonly version: string;
  /** The file on the disk, if somebody has changed it since. */
  readonly changed?: GalleryFile;
};

/** Drafts by path. A file without edits has none. */
export type UnsavedFiles = { readonly [path: string]: Draft };

/** The unsaved edits of this tab. They survive a reload, so that nothing typed is lost. */
export type DraftStore = {
  readonly get: () => UnsavedFiles;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the current text of the editor; `file` is the file that was edited. */
  readonly edit: (file: GalleryFile, text: string) => void;
  /** Reports the file on the disk. A draft of another version is then in conflict. */
  readonly onDisk: (file: GalleryFile) => void;
  /** Reports a saved file. Text typed meanwhile becomes a draft of it. */
  readonly saved: (file: GalleryFile) => void;
  /** Keeps the draft; saving it then overwrites the other change. */
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
