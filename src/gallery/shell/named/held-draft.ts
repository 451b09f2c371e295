import type { KeptDraft, KeptFiles } from "#gallery/protocol-drafts.ts";
import type { UnsavedFiles } from "#gallery/shell/drafts.ts";
import { createListeners } from "#lib/listeners.ts";
import type { SafeStorage } from "#lib/storage.ts";

/** The kept draft that a tab has open, as it was when the tab opened or kept it last. */
export type HeldDraft = Pick<KeptDraft, "id" | "name" | "version" | "files">;

export type HeldStore = {
  readonly get: () => HeldDraft | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly hold: (draft: HeldDraft | undefined) => void;
};

const KEY = "gallery.held";

/** Which kept draft this tab has open. It survives a reload, as the unsaved files do. */
export function createHeldStore(storage: SafeStorage): HeldStore {
  const listeners = createListeners();
  let held = storage.read(KEY) as HeldDraft | undefined;
  return {
    get: () => held,
    subscribe: listeners.subscribe,
    hold: (draft) => {
      held = draft && { id: draft.id, name: draft.name, version: draft.version, files: draft.files };
      if (held) storage.write(KEY, held);
      else storage.remove(KEY);
      listeners.notify();
    },
  };
}

/** The unsaved files as they are kept. */
export function filesToKeep(drafts: UnsavedFiles): KeptFiles {
  return Object.fromEntries(
    Object.entries(drafts).map(([path, { text, version }]) => [path, { text, version }]),
  );
}

/** Whether a tab has edits that its draft, if it has one open, does not have. */
export function hasUnkept(drafts: UnsavedFiles, held: HeldDraft | undefined): boolean {
  return Object.entries(drafts).some(([path, { text }]) => held?.files[path]?.text !== text);
}
