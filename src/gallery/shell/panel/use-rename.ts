import { useEffect, useRef } from "react";

import { askRename, readFile } from "#gallery/shell/project/ask-server.ts";
import { useDraftStore } from "#gallery/shell/project/project.ts";

import { usePanelWork } from "./panel-context.ts";

/**
 * Gives the name at a pointer of the open file another one, with all that says it in whatever file: one edit, which one undo
 * takes back. The function returns why it cannot be, or undefined when it is done.
 */
export function useRename() {
  const store = useDraftStore();
  const { path, text } = usePanelWork();
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  return async (pointer: string, name: string): Promise<string | undefined> => {
    const unsaved = store.get();
    const files = Object.fromEntries(Object.entries(unsaved).map(([at, draft]) => [at, draft.text]));
    try {
      const answer = await askRename({ path, files: { ...files, [path]: text }, pointer, name });
      if ("refusal" in answer) return answer.refusal;
      const edits = await Promise.all(
        Object.entries(answer.files).map(async ([at, after]) => ({ file: await fileAt(at), text: after })),
      );
      if (latest.current !== text || store.get() !== unsaved)
        return "A file has changed meanwhile. Rename it again.";
      store.editAll(edits);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  async function fileAt(at: string) {
    return store.known(at) ?? (await readFile(at)) ?? { path: at, text: "", version: "" };
  }
}
