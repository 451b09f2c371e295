import { useSyncExternalStore } from "react";

import { createListeners } from "#lib/tasks/listeners.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { type SafeStorage, safeStorage } from "#lib/storage/storage.ts";

import { usePanelWork } from "./panel-context.ts";

/** A text of the panel that cannot be read, and so is in no file. */
export type OpenText = {
  readonly path: string;
  readonly pointer: string;
  readonly title: string;
  readonly text: string;
  /** What is wrong with it. */
  readonly message: string;
  /** The value that the file has meanwhile, as JSON. With another one (undo, the editor) the text is of no use. */
  readonly over: string | undefined;
};

const KEY = "gallery.openTexts";

/** The texts survive a reload, as the unsaved files do, so that nothing typed is lost. */
export function createOpenTexts(storage: SafeStorage) {
  const listeners = createListeners();
  let texts = (storage.read(KEY) as readonly OpenText[] | undefined) ?? [];
  const become = (next: readonly OpenText[]) => {
    if (next.length === 0 && texts.length === 0) return;
    texts = next;
    storage.write(KEY, texts);
    listeners.notify();
  };
  const without = (path: string, pointer: string) =>
    texts.filter((one) => one.path !== path || one.pointer !== pointer);
  return {
    get: () => texts,
    subscribe: listeners.subscribe,
    put: (text: OpenText) => become([...without(text.path, text.pointer), text]),
    drop: (path: string, pointer: string) => become(without(path, pointer)),
    /** Drops the texts of a file whose edits are dropped. */
    discard: (path: string) => become(texts.filter((one) => one.path !== path)),
  };
}

/** Of this tab. They stay when the panel shows something else, so that nobody takes them for written. */
export const openTexts = createOpenTexts(safeStorage(() => sessionStorage));

export function useOpenTexts(): readonly OpenText[] {
  return useSyncExternalStore(openTexts.subscribe, openTexts.get);
}

/** The text at a pointer of the file in the panel, while it cannot be read. */
export function useOpenText(pointer: string): OpenText | undefined {
  const { path, root } = usePanelWork();
  const texts = useOpenTexts();
  return texts.find((one) => one.path === path && one.pointer === pointer && isStillOpen(one, root));
}

/** Whether the file, as JSON, still has the value over which a text was typed. */
export function isStillOpen({ pointer, over }: OpenText, root: unknown): boolean {
  return JSON.stringify(readPointer(root, pointer)) === over;
}

/** `Smallest: "50,000" is in no file. Enter numbers only, like 500.` */
export function tellOpen({ title, text, message }: OpenText): string {
  return `${title}: “${text}” is in no file. ${message}`;
}
