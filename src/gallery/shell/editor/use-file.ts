import { useEffect, useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";

import type { GalleryFile } from "#gallery/protocol.ts";
import { readFile, saveFile } from "#gallery/shell/project/ask-server.ts";
import { REVIEW } from "#gallery/shell/address/address.ts";
import type { Draft } from "#gallery/shell/project/drafts.ts";
import { openTexts, type OpenText, tellOpen } from "#gallery/shell/panel/open-texts.ts";
import type { Edit } from "#gallery/shell/panel/panel-context.ts";
import { isOfFiles, useDrafts, useDraftStore } from "#gallery/shell/project/project.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { toast } from "#ui/toasts/toast.ts";

import { nameOf, tellSaved } from "./tell-saved.ts";
import { useAllOpenTexts } from "./use-all-open-texts.ts";

/** Interval (ms) for checking whether another editor has changed the file. */
const EVERY = 2000;

/** One file: its version on the disk, its draft, and the actions. */
export type OpenFile = {
  readonly path: string;
  /** The text of the editor; undefined while it loads, and when the file does not exist. */
  readonly text: string | undefined;
  readonly draft: Draft | undefined;
  /** What was typed in the panel and cannot be read: a save leaves it out. */
  readonly unread: readonly OpenText[];
  /** Null when the file does not exist. */
  readonly disk: GalleryFile | null | undefined;
  readonly error: unknown;
  readonly isSaving: boolean;
  readonly edit: Edit;
  readonly save: () => Promise<void>;
  /** Drops the draft, and what cannot be read, and shows the file on the disk. */
  readonly takeDisk: () => void;
  readonly keepMine: () => void;
  readonly retry: () => void;
};

/** Opens a file. `onOutside` is called when somebody else changes it. */
export function useFile(path: string, onOutside: () => void): OpenFile {
  const store = useDraftStore();
  const { go } = useAddress();
  const { mutate: refresh } = useSWRConfig();
  const draft = useDrafts()[path];
  const unread = useAllOpenTexts().filter((one) => one.path === path);
  const [isSaving, setSaving] = useState(false);
  const seen = useRef(new Map<string, string>());
  const { data, error, mutate } = useSWR(["file", path], async () => (await readFile(path)) ?? null, {
    // A file that does not exist yet is not checked for changes.
    refreshInterval: (latest) => (latest ? EVERY : 0),
  });

  useEffect(() => {
    if (data === undefined) return;
    // A file that is gone is told as one that has changed: what was typed can still be written.
    const file = data ?? noFile(path);
    store.onDisk(file);
    const before = seen.current.get(path);
    seen.current.set(path, file.version);
    if (before !== undefined && before !== file.version) onOutside();
  }, [data, path, store, onOutside]);

  const show = (file: GalleryFile) => {
    seen.current.set(path, file.version);
    void mutate(file.version === "" ? null : file, { revalidate: false });
  };
  const save = async () => {
    if (!draft && unread[0]) toast(`Nothing to save. ${tellOpen(unread[0])}`, "warning");
    if (!draft || draft.changed || isSaving) return;
    setSaving(true);
    try {
      const saving = await saveFile(path, draft);
      if (saving.kind === "saved") {
        const { problems, ...file } = saving.file;
        store.saved(file);
        // What was read a moment ago is not read again by itself, and the saved files are others now.
        void refresh(isOfFiles);
        show(file);
        const { text, tone } = tellSaved(path, problems, unread.length);
        toast(text, tone);
      } else if (saving.kind === "review") {
        toast(`${nameOf(path)} touches money: confirm that here before it is written.`, "warning");
        go({ subject: REVIEW, state: undefined, file: path });
      } else {
        store.onDisk(saving.file);
        show(saving.file);
      }
    } catch (problem) {
      toast(`Not saved. ${problem instanceof Error ? problem.message : ""} Try again.`, "danger");
    } finally {
      setSaving(false);
    }
  };
  return {
    path,
    text: draft?.text ?? data?.text,
    draft,
    unread,
    disk: data,
    error,
    isSaving,
    edit: (edited, how) => {
      const file = store.known(path) ?? data ?? noFile(path);
      const now = store.get()[path]?.text ?? file.text;
      store.edit(file, typeof edited === "string" ? edited : edited(now), how);
    },
    save,
    takeDisk: () => {
      if (draft?.changed) show(draft.changed);
      store.discard(path);
      openTexts.discard(path);
    },
    keepMine: () => store.keepMine(path),
    retry: () => void mutate(),
  };
}

/** As a file that is not there: without a text and a version. */
function noFile(path: string): GalleryFile {
  return { path, text: "", version: "" };
}
