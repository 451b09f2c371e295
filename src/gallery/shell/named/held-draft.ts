import type { KeptDraft, KeptFiles, KeptSummary } from "#gallery/protocol-drafts.ts";
import type { UnsavedFiles } from "#gallery/shell/project/drafts.ts";
import { createListeners } from "#lib/tasks/listeners.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";

/** The kept draft that a tab has open, as it was when the tab opened or kept it last. */
export type HeldDraft = Pick<KeptDraft, "id" | "name" | "version" | "keptAt" | "files">;

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
      held = draft && heldOf(draft);
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

function heldOf({ id, name, version, keptAt, files }: HeldDraft): HeldDraft {
  return { id, name, version, keptAt, files };
}

/**
 * What a tab holds of a draft that got another name. Where the tab had it as it was before that, it has it as it is now; else it
 * still has an older one, and Keep asks before it takes the place of what somebody else has kept.
 *
 * @param before the version that got the name
 */
export function heldRenamed(held: HeldDraft, before: string, renamed: HeldDraft): HeldDraft {
  return held.version === before ? { ...renamed, files: held.files } : { ...held, name: renamed.name };
}

/** Whether somebody has kept a draft after this tab has opened or kept it. */
export function isKeptSince(draft: KeptSummary, held: HeldDraft | undefined): boolean {
  return held?.id === draft.id && held.version !== draft.version && held.keptAt < draft.keptAt;
}

/** The files of the draft that this tab has saved or discarded since: they are in the draft still. */
export function onlyInDraft(drafts: UnsavedFiles, held: HeldDraft | undefined): readonly string[] {
  return Object.keys(held?.files ?? {}).filter((path) => !(path in drafts));
}

/** Whether a tab has edits that its draft, if it has one open, does not have. */
export function hasUnkept(drafts: UnsavedFiles, held: HeldDraft | undefined): boolean {
  return Object.entries(drafts).some(([path, { text }]) => held?.files[path]?.text !== text);
}
