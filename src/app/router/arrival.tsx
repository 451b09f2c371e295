import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

import { announce } from "./announcer.tsx";

/** The document was opened at this place: the browser has the focus right, and nothing needs to be said. */
let openedAt: string | undefined = "";

/**
 * What a navigation owes the customer: the tab's title, the top of the page, the focus on its heading, and a word to
 * a screen reader. Stands after the content, whose heading is then there.
 */
export function Arrival({ title }: { title: string }) {
  const { key } = useLocation();

  // With the content, not after it: whoever sees the heading finds the title right.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    openedAt ||= key;
    if (key === openedAt) return;
    // Only the document itself is at the start now, not a later visit to the same entry of the history.
    openedAt = "left";
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    announce(document.title);
  }, [key]);
  return null;
}
