import { startTransition } from "react";
import { flushSync } from "react-dom";

import { inPause } from "#lib/tasks/in-pause.ts";

/** What has come into the window is empty for so many ms at the longest. */
const LATEST = { timeout: 200 };

/**
 * Calls back at once if an element is in the window, or soon after it comes there. Once the page has been scrolled, half a window
 * further down is near as well. What comes near later is made in a pause, and waits for a tap or a key: whoever scrolls to a
 * button taps on it next. For the printer and for who goes on with the Tab key, everything is near. Returns the function that
 * ends it.
 */
export function onNear(element: () => Element, listener: () => void): () => void {
  const isWithin = (windows: number) => element().getBoundingClientRect().top <= windows * innerHeight;
  let giveUp: (() => void) | undefined;
  const look = () => {
    if (isWithin(scrollY > 0 ? 1.5 : 1)) giveUp ??= inPause(() => startTransition(listener), LATEST);
  };
  const ends = new AbortController();
  const on = (type: string, react: (event: Event) => void) =>
    addEventListener(type, react, { signal: ends.signal });
  on("scroll", look);
  on("resize", look);
  on("beforeprint", makeAll);
  on("keydown", (event) => (event as KeyboardEvent).key === "Tab" && makeAll());
  waiting.add(listener);
  // What stands above may become less. An observer of intersections would look at every frame, and so at every key.
  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  if (isWithin(1)) listener();
  return () => {
    giveUp?.();
    waiting.delete(listener);
    observer.disconnect();
    ends.abort();
  };
}

const waiting = new Set<() => void>();

/**
 * The browser goes on with the page as it is when the event has ended. What is made may have more in it that waits; the loop
 * comes to that too.
 */
function makeAll(): void {
  for (const make of waiting) flushSync(make);
}
