import type { Control } from "#gallery/protocol-panel.ts";
import { fromPointer, readPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";

/** The file as JSON; undefined while its text is none. */
export function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a control shows: the file's own value, else the one that applies. */
export type Shown = { readonly value: unknown; readonly isOwn: boolean };

export function shownValue(root: unknown, { pointer, value, from }: Control): Shown {
  const own = readPointer(root, pointer);
  if (own !== undefined) return { value: own, isOwn: true };
  // Without a `from`, the value was the file's own and has just been removed.
  return { value: from === undefined ? undefined : value, isOwn: false };
}

/** Whether an item of a list stands at a pointer. */
export function isItem(root: unknown, pointer: string): boolean {
  return Array.isArray(readPointer(root, pointer.slice(0, pointer.lastIndexOf("/"))));
}

/** Whether the file can have a value there: an item of a list of a part cannot be changed by itself. */
export function isWritable(root: unknown, pointer: string): boolean {
  let value = root;
  for (const key of fromPointer(pointer)) {
    if (value === undefined && /^\d+$/.test(key)) return false;
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
  }
  return true;
}
