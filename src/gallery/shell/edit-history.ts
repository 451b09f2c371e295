import type { SafeStorage } from "#lib/storage.ts";

import { applyChange, changeBetween, inverse, type TextChange } from "./text-change.ts";

/** What one undo takes back: the changes of one file that were made in one go. */
type Step = { readonly path: string; readonly changes: readonly TextChange[] };
type Kept = { readonly past: readonly Step[]; readonly future: readonly Step[] };

/** All edits of this tab in their order, whatever file they are in. They survive a reload. */
export type EditHistory = {
  /** Notes an edit. What is typed without a pause is one step; `typedAt` (ms) is undefined for all other edits. */
  readonly note: (path: string, before: string, after: string, typedAt?: number) => void;
  /** The file of the step that would be taken back, or done again. */
  readonly next: (way: Way) => string | undefined;
  /**
   * Takes the next step; `text` is the current text of its file. Returns the file's new text; undefined when the text
   * is another one by now: the steps of that file are then forgotten.
   */
  readonly take: (way: Way, text: string) => string | undefined;
};
export type Way = "undo" | "redo";

const KEY = "gallery.history";
/** Steps that are kept. */
const MOST = 500;
/** The pause in typing (ms) that ends a step. */
const PAUSE = 700;

export function createEditHistory(storage: SafeStorage): EditHistory {
  let { past, future }: Kept = (storage.read(KEY) as Kept | undefined) ?? { past: [], future: [] };
  let typed: { readonly path: string; readonly at: number } | undefined;
  const keep = (next: Kept) => {
    past = next.past.slice(-MOST);
    future = next.future;
    storage.write(KEY, { past, future });
  };
  const nextOf = (way: Way) => (way === "undo" ? past : future).at(-1);

  return {
    note: (path, before, after, typedAt) => {
      const change = changeBetween(before, after);
      if (!change) return;
      const isMore = typedAt !== undefined && typed?.path === path && typedAt - typed.at < PAUSE;
      const last = isMore ? past.at(-1) : undefined;
      const step = { path, changes: [...(last?.changes ?? []), change] };
      keep({ past: [...(last ? past.slice(0, -1) : past), step], future: [] });
      typed = typedAt === undefined ? undefined : { path, at: typedAt };
    },
    next: (way) => nextOf(way)?.path,
    take: (way, text) => {
      const step = nextOf(way);
      if (!step) return undefined;
      typed = undefined;
      const { path, changes } = step;
      const ordered = way === "undo" ? changes.toReversed().map(inverse) : changes;
      const after = ordered.reduce<string | undefined>(
        (now, change) => (now === undefined ? undefined : applyChange(now, change)),
        text,
      );
      if (after === undefined) {
        const others = (steps: readonly Step[]) => steps.filter((one) => one.path !== path);
        keep({ past: others(past), future: others(future) });
      } else if (way === "undo") keep({ past: past.slice(0, -1), future: [...future, step] });
      else keep({ past: [...past, step], future: future.slice(0, -1) });
      return after;
    },
  };
}
