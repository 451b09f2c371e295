import { useState, type UIEvent } from "react";

/** As many as fill the list some times over; more would make each key dearer. */
const STEP = 40;

/**
 * The first rows of a long list: few are in the page, and more come as the customer nears their end. Another list
 * starts anew.
 */
export function useGrowingList<T>(list: readonly T[]) {
  const [grown, setGrown] = useState({ list, count: STEP });
  const count = grown.list === list ? grown.count : STEP;
  const growTo = (more: number) => {
    if (more > count && count < list.length) setGrown({ list, count: more });
  };
  return {
    rows: count < list.length ? list.slice(0, count) : list,
    /** Tells that this row is the one that is looked at. */
    look: (index: number) => {
      if (index >= count - 1) growTo(count + STEP);
    },
    growFully: () => growTo(list.length),
    onScroll: ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
      if (scrollTop + 2 * clientHeight > scrollHeight) growTo(count + STEP);
    },
  };
}
