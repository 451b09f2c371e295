import type { SafeStorage } from "#lib/storage/storage.ts";

import { applyChange, changeBetween, inverse, type TextChange } from "./text-change.ts";

/** What one undo takes back: the changes that were made in one go, by file; the first is the one that was worked on. */
export type Step = { readonly files: readonly FileChanges[] };
type FileChanges = { readonly path: string; readonly changes: readonly TextChange[] };
type Kept = { readonly past: readonly Step[]; readonly future: readonly Step[] };

/** All edits of this tab in their order, whatever file they are in. They survive a reload. */
export type EditHistory = {
  /**
   * Notes an edit of one file or of several at once. What is typed without a pause is one step; `typedAt` (ms) is undefined
   * for all other edits.
   */
  readonly note: (edits: readonly TextEdit[], typedAt?: number) => void;
  /** The step that would be taken back, or done again. */
  readonly next: (way: Way) => Step | undefined;
  /**
   * Takes the next step; `textOf` gives the current texts. Returns the new texts of its files; undefined when a text is
   * another one by now: the steps of that file are then forgotten.
   */
  readonly take: (way: Way, textOf: (path: string) => string) => readonly NewText[] | undefined;
};
export type Way = "undo" | "redo";
type TextEdit = { readonly path: string; readonly before: string; readonly after: string };
type NewText = { readonly path: string; readonly text: string };

const KEY = "gallery.edits";
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
    note: (edits, typedAt) => {
      const files = edits.flatMap(({ path, before, after }): FileChanges[] => {
        const change = changeBetween(before, after);
        return change ? [{ path, changes: [change] }] : [];
      });
      const [first] = files;
      if (!first) return;
      const isMore = typedAt !== undefined && typed?.path === first.path && typedAt - typed.at < PAUSE;
      const last = isMore ? past.at(-1)?.files[0] : undefined;
      const step = last ? { files: [{ ...first, changes: [...last.changes, ...first.changes] }] } : { files };
      keep({ past: [...(last ? past.slice(0, -1) : past), step], future: [] });
      typed = typedAt === undefined ? undefined : { path: first.path, at: typedAt };
    },
    next: nextOf,
    take: (way, textOf) => {
      const step = nextOf(way);
      if (!step) return undefined;
      typed = undefined;
      const taken = step.files.map(({ path, changes }) => ({
        path,
        text: taking(way, textOf(path), changes),
      }));
      const lost = new Set(taken.filter(({ text }) => text === undefined).map(({ path }) => path));
      if (lost.size > 0) {
        const others = (steps: readonly Step[]) =>
          steps.filter(({ files }) => !files.some(({ path }) => lost.has(path)));
        keep({ past: others(past), future: others(future) });
        return undefined;
      }
      if (way === "undo") keep({ past: past.slice(0, -1), future: [...future, step] });
      else keep({ past: [...past, step], future: future.slice(0, -1) });
      return taken.filter((one): one is NewText => one.text !== undefined);
    },
  };
}

/** A text after changes were taken back or made again; undefined when it is another one. */
function taking(way: Way, text: string, changes: readonly TextChange[]): string | undefined {
  const ordered = way === "undo" ? changes.toReversed().map(inverse) : changes;
  return ordered.reduce<string | undefined>(
    (now, change) => (now === undefined ? undefined : applyChange(now, change)),
    text,
  );
}
