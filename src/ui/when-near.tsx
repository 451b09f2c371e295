import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

type WhenNearProps = {
  /** A length of CSS, about as tall as what will stand there: the place has this height until then. */
  readonly height: string;
  readonly children: ReactNode;
};

/**
 * Makes what may stand below the window once the customer may come to see it, and keeps it from then on. Until then it costs
 * nothing: a browser pays for each icon and each row of a page at every key, also for those that nobody sees.
 */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => (isNear ? undefined : onNear(place.current!, () => setNear(true))), [isNear]);
  return (
    <div ref={place} style={isNear ? undefined : { height }}>
      {isNear && children}
    </div>
  );
}

/**
 * Calls back at once, or as soon as an element, or what stands right before it, comes into the window. Once the page has been
 * scrolled, half a window further down is near as well. For the printer and for who goes on with the Tab key, everything is.
 * Returns the function that ends it.
 */
function onNear(element: Element, listener: () => void): (() => void) | undefined {
  // A screen reader goes on from a heading that is in the window without a scroll.
  const begin = () => (element.previousElementSibling ?? element).getBoundingClientRect().top;
  const isNear = () => begin() <= innerHeight * (scrollY > 0 ? 1.5 : 1);
  if (isNear()) {
    listener();
    return undefined;
  }
  const look = () => isNear() && listener();
  // What stands above may become less. An observer of intersections would look at every frame, and so at every key.
  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  const ends = new AbortController();
  const on = (type: string, react: (event: Event) => void) =>
    addEventListener(type, react, { passive: true, signal: ends.signal });
  on("scroll", look);
  on("resize", look);
  on("beforeprint", makeAll);
  on("keydown", (event) => (event as KeyboardEvent).key === "Tab" && makeAll());
  waiting.add(listener);
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
