import type { SafeStorage } from "#lib/storage/storage.ts";
import type { GalleryFile } from "#gallery/protocol.ts";
import { createListeners } from "#lib/tasks/listeners.ts";

import { createEditHistory, type Step, type Way } from "./edit-history.ts";

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
  /** Stores an edited text; `file` is the file that was edited. What is typed without a pause is undone at once. */
  readonly edit: (file: GalleryFile, text: string, how?: "typed") => void;
  /** Stores the texts of several files, which were edited in one go: one undo takes all back. */
  readonly editAll: (edits: readonly { readonly file: GalleryFile; readonly text: string }[]) => void;
  /** Reports the file on the disk. A draft of another version is then in conflict. */
  readonly onDisk: (file: GalleryFile) => void;
  /** Reports a saved file. Text typed meanwhile becomes a draft of it. */
  readonly saved: (file: GalleryFile) => void;
  /** Keeps the draft; saving it then overwrites the other change. */
  readonly keepMine: (path: string) => void;
  readonly discard: (path: string) => void;
  /** Takes these drafts in place of all that are there; undo brings back what was there. Report files on the disk before. */
  readonly replaceAll: (drafts: UnsavedFiles) => void;
  /** The edit that would be taken back, or done again; undefined when there is none. */
  readonly next: (way: Way) => Step | undefined;
  /** The file on the disk, as far as this store has heard of it. */
  readonly known: (path: string) => GalleryFile | undefined;
  /** Takes the last edit back, or does it again, in whatever files it is. False when one of them is another one by now. */
  readonly step: (way: Way) => boolean;
};

const KEY = "gallery.drafts";

/** @param now milliseconds, to notice a pause in typing */
export function createDraftStore(storage: SafeStorage, now: () => number = Date.now): DraftStore {
  const history = createEditHistory(storage);
  const known = new Map<string, GalleryFile>();
  const listeners = createListeners();
  let drafts: UnsavedFiles = (storage.read(KEY) as UnsavedFiles | undefined) ?? {};
  const put = (path: string, draft: Draft | undefined) => {
    const { [path]: _before, ...others } = drafts;
    drafts = draft ? { ...others, [path]: draft } : others;
    storage.write(KEY, drafts);
    listeners.notify();
  };
  const write = ({ path, text: before, version }: GalleryFile, text: string) => {
    const draft = drafts[path];
    const isBack = text === before && !draft?.changed && version !== "";
    put(path, isBack ? undefined : { ...(draft ?? { version }), text });
  };
  const textOf = (path: string) => drafts[path]?.text ?? known.get(path)?.text ?? "";
  return {
    get: () => drafts,
    subscribe: listeners.subscribe,
    edit: (file, text, how) => {
      known.set(file.path, file);
      history.note([{ path: file.path, before: textOf(file.path), after: text }], how && now());
      write(file, text);
    },
    editAll: (edits) => {
      for (const { file } of edits) known.set(file.path, file);
      const noted = edits.map(({ file: { path }, text }) => ({ path, before: textOf(path), after: text }));
      history.note(noted);
      for (const { file, text } of edits) write(file, text);
    },
    onDisk: (file) => {
      known.set(file.path, file);
      const draft = drafts[file.path];
      if (!draft || (draft.changed ?? draft).version === file.version) return;
      const { text, version } = draft;
      if (text === file.text) put(file.path, undefined);
      else put(file.path, { text, version, ...(version !== file.version && { changed: file }) });
    },
    saved: (file) => {
      known.set(file.path, file);
      const draft = drafts[file.path];
      if (!draft) return;
      put(file.path, draft.text === file.text ? undefined : { text: draft.text, version: file.version });
    },
    keepMine: (path) => {
      const draft = drafts[path];
      if (draft?.changed) put(path, { text: draft.text, version: draft.changed.version });
    },
    discard: (path) => {
      const draft = drafts[path];
      const file = draft?.changed ?? known.get(path);
      if (draft && file) history.note([{ path, before: draft.text, after: file.text }]);
      put(path, undefined);
    },
    replaceAll: (files) => {
      const paths = [...new Set([...Object.keys(drafts), ...Object.keys(files)])];
      const after = (path: string) => files[path]?.text ?? known.get(path)?.text ?? "";
      history.note(paths.map((path) => ({ path, before: textOf(path), after: after(path) })));
      for (const path of paths) put(path, files[path]);
    },
    next: history.next,
    known: (path) => known.get(path),
    step: (way) => {
      const taken = history.take(way, textOf);
      if (!taken) listeners.notify();
      for (const { path, text } of taken ?? []) {
        const file = known.get(path) ?? { path, text: "", version: "" };
        // A file that did not exist before its first edit does not exist again.
        if (file.version === "" && text === "") put(path, undefined);
        else write(file, text);
      }
      return taken !== undefined;
    },
  };
}
