import { belowTablet } from "#ui/styles/media.ts";

import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { onNear } from "./on-near.ts";
import { useMedia } from "./use-media.ts";

/** Below a form the first is often out of the window already; the next are about half a window of them on a phone. */
const FIRST = 1;
const NEXT = 4;

/**
 * Tells how many rows of a table to make: all, or `whenNear` on a phone the first, then a few, and as many again whenever the last of
 * them comes near: for each dialog that opens or closes, the browser styles all rows anew. The table keeps the room of the others, as
 * tall as those that are made.
 */
export function useRowsNear(
  rows: readonly unknown[],
  whenNear: boolean,
): {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly made: number;
} {
  const table = useRef<HTMLTableElement>(null);
  const areCards = useMedia(belowTablet);
  const [wanted, setWanted] = useState(whenNear && areCards ? FIRST : Infinity);
  // Who turns the device and back keeps all rows, and the focus in one of them.
  if (!areCards && wanted < Infinity) setWanted(Infinity);
  const made = Math.min(wanted, rows.length);
  useLayoutEffect(() => {
    const { tBodies, style } = table.current!;
    const body = tBodies[0]!;
    const missing = rows.length - made;
    style.marginBlockEnd = missing > 0 ? `${(missing * body.offsetHeight) / made}px` : "";
    if (missing <= 0) return undefined;
    const last = () => body.lastElementChild!;
    return onNear(last, () => setWanted(Math.max(NEXT, 2 * made)));
  }, [rows, made]);
  return { table, made };
}
