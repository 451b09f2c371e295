import { startTransition } from "react";
import { flushSync } from "react-dom";

/**
 * Calls back at once, or as soon as an element comes into the window. Once the page has been scrolled, half a window further down
 * is near as well; what is made there may wait for a tap or a key. For the printer and for who goes on with the Tab key,
 * everything is near. Returns the function that ends it.
 */
export function onNear(element: () => Element, listener: () => void): () => void {
  const look = () => {
    const at = element().getBoundingClientRect().top / innerHeight;
    if (at <= 1) listener();
    else if (at <= 1.5 && scrollY > 0) startTransition(listener);
  };
  const ends = new AbortController();
  const on = (type: string, react: (event: Event) => void) =>
    addEventListener(type, react, { passive: true, signal: ends.signal });
  on("scroll", look);
  on("resize", look);
  on("beforeprint", makeAll);
  on("keydown", (event) => (event as KeyboardEvent).key === "Tab" && makeAll());
  waiting.add(listener);
  // What stands above may become less. An observer of intersections would look at every frame, and so at every key.
  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  look();
  return () => {
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
