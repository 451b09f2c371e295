import { useState, type UIEvent } from "react";
import { flushSync } from "react-dom";

/** About two screens of rows in a list that is 19 rem high; more rows make every keystroke slower. */
const STEP = 15;
const HALF = 7;

type Range = { readonly from: number; readonly to: number };

/**
 * Which rows of a long list are rendered: its start, or those around the row `at` that the keyboard has reached;
 * scrolling adds more. A new list starts again.
 */
export function useListWindow<T>(list: readonly T[], at: number) {
  const [kept, setKept] = useState({ list, from: 0, to: STEP });
  const last = kept.list === list ? kept : { from: 0, to: STEP };
  const { from, to } = including(at, last);
  // Set during render: the next keystroke starts from the rows that are rendered now.
  if (from !== last.from || to !== last.to) setKept({ list, from, to });

  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = box;
    if (to < list.length && scrollTop + 2 * clientHeight > scrollHeight) {
      // Adds more rows the further the customer has scrolled, because they probably want to go further.
      setKept({ list, from, to: to + Math.max(STEP, to - from) });
    } else if (from > 0 && scrollTop < clientHeight) {
      flushSync(() => setKept({ list, from: Math.max(0, from - STEP), to }));
      // Keeps the visible rows in place.
      box.scrollTop += box.scrollHeight - scrollHeight;
    }
  };
  return { from, rows: list.slice(from, to), onScroll };
}

/** The range with this row: extended when the row is near, a new range when it is far. */
function including(at: number, range: Range): Range {
  const { from, to } = range;
  if (at < 0 || (at >= from && at < to)) return range;
  if (at >= to && at < to + STEP) return { from, to: at + STEP };
  if (at < from && at >= from - STEP) return { from: Math.max(0, at - STEP), to };
  return { from: Math.max(0, at - HALF), to: at + HALF + 1 };
}
