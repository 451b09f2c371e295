import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, type Location } from "react-router-dom";

import { announce } from "./announcer.tsx";

/** The document was opened at this place: the browser has the focus right, and nothing needs to be said. */
let openedAt: string | undefined = "";

/** What is shown next is where the document was opened. The visits of tests share one. */
export function openAfresh(): void {
  openedAt = "";
}

/**
 * What a navigation owes the customer: the tab's title, the top of the page, the focus on its heading, and a word to
 * a screen reader. Stands after the content, whose heading is then there. A page that keeps its tab or filter in the
 * address, or has a dialog above it, has not been left: there only the title changes.
 */
export function Arrival({ title }: { title: string }) {
  const location = useLocation();
  const last = useRef<Location>(undefined);

  // With the content, not after it: whoever sees the heading finds the title right.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const before = last.current;
    last.current = location;
    if (before && (before.key === location.key || !isSameAddress(before, location))) return;
    openedAt ||= location.key;
    if (location.key === openedAt) return;
    // Only the document itself is at the start now, not a later visit to the same entry of the history.
    openedAt = "left";
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    announce(document.title);
  }, [location]);
  return null;
}

/** Whether the customer asked for the very place where they are. */
function isSameAddress(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
