import { useState, type UIEvent } from "react";
import { flushSync } from "react-dom";

/** Two screenfuls of a list that is 19 rem high: each more makes every key dearer. */
const STEP = 15;
const HALF = 7;

type Range = { readonly from: number; readonly to: number };

/**
 * The rows of a long list that are in the page: its start, or what is around the row `at` that keys have gone to; more
 * come as the customer scrolls. Another list starts anew.
 */
export function useListWindow<T>(list: readonly T[], at: number) {
  const [kept, setKept] = useState({ list, from: 0, to: STEP });
  const last = kept.list === list ? kept : { from: 0, to: STEP };
  const { from, to } = including(at, last);
  // Kept while rendering: the next key starts from what is in the page now.
  if (from !== last.from || to !== last.to) setKept({ list, from, to });

  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = box;
    if (to < list.length && scrollTop + 2 * clientHeight > scrollHeight) {
      // The more, the further: who has come far wants to go far.
      setKept({ list, from, to: to + Math.max(STEP, to - from) });
    } else if (from > 0 && scrollTop < clientHeight) {
      flushSync(() => setKept({ list, from: Math.max(0, from - STEP), to }));
      // What was seen stays where it was.
      box.scrollTop += box.scrollHeight - scrollHeight;
    }
  };
  return { from, rows: list.slice(from, to), onScroll };
}

/** The range with that row in it: a little larger when it is near, another one when it is far. */
function including(at: number, range: Range): Range {
  const { from, to } = range;
  if (at < 0 || (at >= from && at < to)) return range;
  if (at >= to && at < to + STEP) return { from, to: at + STEP };
  if (at < from && at >= from - STEP) return { from: Math.max(0, at - STEP), to };
  return { from: Math.max(0, at - HALF), to: at + HALF + 1 };
}
