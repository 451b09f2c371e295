import { useSWRConfig } from "swr";

import type { KeptDraft, KeptSummary } from "#gallery/protocol-drafts.ts";
import { useDraftStore } from "#gallery/shell/project/project.ts";
import { toast } from "#ui/toasts/toast.ts";

import { keepAgain, keepNew, type Keeping, readKept, removeKept } from "./ask-kept.ts";
import { filesToKeep, heldRenamed } from "./held-draft.ts";
import { openKept, tellSince } from "./open-kept.ts";
import { heldStore } from "./use-held.ts";

/** The key of the list of kept drafts in SWR's cache. */
export const KEPT = "kept";

/** What can be done with drafts; each tells its success in a toast. */
export function useKeeping() {
  const store = useDraftStore();
  const { mutate } = useSWRConfig();
  const hold = (draft: KeptDraft) => {
    heldStore.hold(draft);
    toast(`Kept as “${draft.name}”`, "success");
    void mutate(KEPT);
  };
  const files = () => filesToKeep(store.get());
  return {
    /** Keeps this tab's unsaved files under a new name; returns what is wrong with the name. */
    keepAs: async (name: string): Promise<string | undefined> => {
      const keeping = await keepNew({ name, files: files() });
      if (keeping.kind === "in-the-way") return taken(keeping.draft);
      hold(keeping.draft);
      return undefined;
    },
    /** Keeps them in a draft that has this version; returns it as somebody else has kept it meanwhile. */
    keepIn: async (id: string, version: string): Promise<KeptSummary | undefined> => {
      const keeping = await keepAgain(id, { version, files: files() });
      if (keeping.kind === "in-the-way") return keeping.draft;
      hold(keeping.draft);
      return undefined;
    },
    rename: async ({ id, version }: KeptSummary, name: string): Promise<string | undefined> => {
      const keeping: Keeping = await keepAgain(id, { version, name });
      void mutate(KEPT);
      if (keeping.kind === "in-the-way") {
        return keeping.draft.id === id
          ? "Somebody has kept it since. Look at it, and try again."
          : taken(keeping.draft);
      }
      const held = heldStore.get();
      if (held?.id === id) heldStore.hold(heldRenamed(held, version, keeping.draft));
      return undefined;
    },
    /** Opens a draft in this tab; returns what has happened to its files since it was kept. */
    open: async (id: string): Promise<readonly string[]> => {
      const draft = await readKept(id);
      const since = await openKept(store, draft);
      heldStore.hold(draft);
      void mutate(KEPT);
      toast(`Opened “${draft.name}”`, "success");
      return tellSince(since);
    },
    /** This tab's files stay unsaved edits. */
    remove: async ({ id, name }: KeptSummary): Promise<void> => {
      await removeKept(id);
      if (heldStore.get()?.id === id) heldStore.hold(undefined);
      toast(`Removed “${name}”`, "success");
      void mutate(KEPT);
    },
  };
}

function taken({ name }: KeptSummary): string {
  return `There is a draft “${name}” already. Choose another name, or open that one.`;
}
