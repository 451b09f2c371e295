import { createContext, use, useEffect, useSyncExternalStore } from "react";
import useSWR from "swr";

import type { Catalogue, DraftFiles, Drafted } from "#gallery/protocol.ts";
import { subjectsOf } from "#gallery/subjects.ts";

import { toast } from "#ui/toasts/toast.ts";
import { placeSeen } from "#gallery/shell/address/place-of.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { useRested } from "#gallery/shell/looks/use-rested.ts";

import { postDrafts, readCatalogue, readChecked, readFile } from "./ask-server.ts";
import type { UnsavedFiles, DraftStore } from "./drafts.ts";
import type { Way } from "./edit-history.ts";

/** Pause in typing (ms) after which the drafts are sent: for one view, which follows each key, and where many views follow. */
const REST = { one: 0, many: 150 };

export const DraftContext = createContext<DraftStore | undefined>(undefined);

export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error("Drafts are used outside of the shell.");
  return store;
}

export function useDrafts(): UnsavedFiles {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/**
 * Takes edits back and does them again, in whatever file they are.
 *
 * @param screens for the place where a change is seen
 */
export function useUndo(screens: Catalogue["screens"]) {
  const store = useDraftStore();
  const undo = useSyncExternalStore(store.subscribe, () => store.next("undo"));
  const redo = useSyncExternalStore(store.subscribe, () => store.next("redo"));
  const { address, look, go } = useAddress();
  const show = (file: string) => {
    const place = placeSeen(file, address, subjectsOf(screens));
    const isElsewhere = (["subject", "tenant"] as const).some(
      (key) => key in place && place[key] !== address[key],
    );
    // From another screen Back returns.
    if (isElsewhere) go(place);
    else look(place);
  };
  /** Returns the file that has changed and is opened, where its effect is seen; undefined when none has. */
  const step = async (way: Way): Promise<string | undefined> => {
    const paths = store.next(way)?.files.map(({ path }) => path) ?? [];
    const [first] = paths;
    if (first === undefined) return undefined;
    // After a reload nothing is known of a file that has no draft.
    const files = await Promise.all(paths.map(async (path) => store.known(path) ?? (await readFile(path))));
    for (const file of files) if (file) store.onDisk(file);
    const isDone = store.step(way);
    if (isDone) show(first);
    else toast(`${paths.join(" or ")} has changed since. Earlier edits cannot be taken back.`, "warning");
    return isDone ? first : undefined;
  };
  return { undo, redo, step };
}

/** All files, with the drafts of this tab. */
export type Project = {
  readonly catalogue: Catalogue;
  /** Name of the drafts; undefined when there are none. */
  readonly drafts: string | undefined;
  /** The texts of the drafts. */
  readonly files: DraftFiles["files"];
  readonly refused: Drafted["refused"];
};

/**
 * The project, read again after each pause in typing; until then the previous result.
 *
 * @param follows how many views follow the edits
 */
export function useProject(follows: keyof typeof REST) {
  const texts = useRested(JSON.stringify(textsOf(useDrafts())), REST[follows]);
  const { data, error, isLoading, mutate } = useSWR(["project", texts], () => lookAt(texts), {
    keepPreviousData: true,
  });
  const isKnown = !data || isChecked(data.catalogue);
  useEffect(() => {
    if (isKnown) return;
    const whole = lookAt(texts, true);
    // Whoever looks next tells the error.
    void mutate(whole, { revalidate: false }).catch(() => undefined);
  }, [isKnown, texts, mutate]);
  return { project: data, error: error as unknown, isLooking: isLoading, reload: () => void mutate() };
}

/** Whether a key of SWR names what the server makes of the files: it is asked again when one has changed. */
export function isOfFiles(key: unknown): boolean {
  return Array.isArray(key) && ["project", "problems", "settings"].includes(String(key[0]));
}

/** Whether the problems of all screens are known. Right after its start the server has not looked for those of many. */
export function isChecked({ screens }: Catalogue): boolean {
  return screens.every(({ problems }) => problems !== undefined);
}

async function lookAt(json: string, isWhole = false): Promise<Project> {
  const files = JSON.parse(json) as DraftFiles["files"];
  if (Object.keys(files).length > 0) return { files, ...(await postDrafts({ files })) };
  const catalogue = await (isWhole ? readChecked() : readCatalogue());
  return { files, catalogue, drafts: undefined, refused: [] };
}

function textsOf(drafts: UnsavedFiles): DraftFiles["files"] {
  return Object.fromEntries(Object.entries(drafts).map(([path, { text }]) => [path, text]));
}
