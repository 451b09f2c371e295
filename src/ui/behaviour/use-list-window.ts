import { startTransition, useState, type UIEvent } from "react";
import { flushSync } from "react-dom";

/** As many rows as a list shows that is 19 rem high, also with text twice as large; more make every keystroke slower. */
const FIRST = 9;
/** About two screens of rows. */
const STEP = 15;
const HALF = 7;

type Range = { readonly from: number; readonly to: number };

/**
 * Which rows of a long list are rendered: its start, or those around the row `at` that the keyboard has reached;
 * scrolling adds more. A new list starts again. While only the first rows are there, the list keeps `room` for as many more
 * rows, so that a finger's first turn does not stop at its end.
 */
export function useListWindow<T>(list: readonly T[], at: number) {
  const [kept, setKept] = useState({ list, from: 0, to: FIRST });
  const last = kept.list === list ? kept : { from: 0, to: FIRST };
  const { from, to } = including(at, last);
  // Set during render: the next keystroke starts from the rows that are rendered now.
  if (from !== last.from || to !== last.to) setKept({ list, from, to });

  const room = Math.max(0, Math.min(STEP, list.length) - to);
  /** Before the first scroll, which then has its rows. */
  const onPointerEnter = () => {
    if (room > 0) startTransition(() => setKept({ list, from, to: STEP }));
  };
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = box;
    if (to < list.length && scrollTop > 0 && (room > 0 || scrollTop + 2 * clientHeight > scrollHeight)) {
      // Adds more rows the further the customer has scrolled, because they probably want to go further.
      setKept({ list, from, to: to + Math.max(STEP, to - from) });
    } else if (from > 0 && scrollTop < clientHeight) {
      flushSync(() => setKept({ list, from: Math.max(0, from - STEP), to }));
      // Keeps the visible rows in place.
      box.scrollTop += box.scrollHeight - scrollHeight;
    }
  };
  return { from, rows: list.slice(from, to), room, onScroll, onPointerEnter };
}

/** The range with this row: extended when the row is near, a new range when it is far. */
function including(at: number, range: Range): Range {
  const { from, to } = range;
  if (at < 0 || (at >= from && at < to)) return range;
  if (at >= to && at < to + STEP) return { from, to: at + STEP };
  if (at < from && at >= from - STEP) return { from: Math.max(0, at - STEP), to };
  return { from: Math.max(0, at - HALF), to: at + HALF + 1 };
}
