import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, type Location } from "react-router-dom";

import { inFrame } from "#lib/tasks/frames.ts";

import { announce } from "./announcer.tsx";
import { stepsAbove } from "./steps-above.ts";

/** The history entry with which the document was opened: there the browser sets the focus, and nothing is announced. */
let openedAt: string | undefined = "";

/** Treats the next view as a newly opened document. Tests need this, because their visits share one document. */
export function openAfresh(): void {
  openedAt = "";
}

/**
 * Everything that must happen after a navigation: the tab's title, scrolling to the top, focus on the heading, an
 * announcement for screen readers. It renders after the content, so the heading exists. When a page changes its tab or
 * filter in the address, or opens a dialog, the customer is still on it, and only the title changes.
 */
export function Arrival({ title }: { title: string }) {
  const location = useLocation();
  const last = useRef<Location>(undefined);

  // A layout effect: whoever sees the heading also finds the right title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const before = last.current;
    last.current = location;
    if (before && (before.key === location.key || !isSameAddress(before, location))) return;
    openedAt ||= location.key;
    if (location.key === openedAt) return;
    // Only the opening of the document counts, not a later visit to the same entry of the history.
    openedAt = "left";
    announce(document.title);
    inFrame(showHeading);
  }, [location]);
  return null;
}

function showHeading(): void {
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Whether the customer asked for the address where they already are, and not for another form of its screen. */
function isSameAddress(one: Location, other: Location): boolean {
  if (stepsAbove(one.state) !== stepsAbove(other.state)) return false;
  return one.pathname === other.pathname && one.search === other.search;
}
