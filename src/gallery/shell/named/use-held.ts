import { useSyncExternalStore } from "react";

import { useDrafts } from "#gallery/shell/project/project.ts";
import { safeStorage } from "#lib/storage/storage.ts";

import { createHeldStore, hasUnkept } from "./held-draft.ts";

/** Of this tab. */
export const heldStore = createHeldStore(safeStorage(() => sessionStorage));

/** The kept draft that this tab has open, and whether the tab has edits that are not kept. */
export function useHeld() {
  const held = useSyncExternalStore(heldStore.subscribe, heldStore.get);
  const drafts = useDrafts();
  return { held, drafts, isUnkept: hasUnkept(drafts, held) };
}
