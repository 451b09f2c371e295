/** One replaced part of a text; with it the text before gives the text after, and the other way round. */
export type TextChange = {
  /** UTF-16 units from the start. */
  readonly from: number;
  readonly removed: string;
  readonly inserted: string;
  /** Length of the whole text afterwards, to notice a text that is another one by now. */
  readonly length: number;
};

/** The smallest change that leads from one text to another; undefined when they are equal. */
export function changeBetween(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return {
    from,
    removed: before.slice(from, before.length - same),
    inserted: after.slice(from, after.length - same),
    length: after.length,
  };
}

/** The change that takes a change back. */
export function inverse({ from, removed, inserted, length }: TextChange): TextChange {
  return { from, removed: inserted, inserted: removed, length: length - inserted.length + removed.length };
}

/** The text after a change; undefined when the text is not the one that was changed. */
export function applyChange(
  text: string,
  { from, removed, inserted, length }: TextChange,
): string | undefined {
  const isIt = text.length === length - inserted.length + removed.length && text.startsWith(removed, from);
  return isIt ? text.slice(0, from) + inserted + text.slice(from + removed.length) : undefined;
}
