import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

type WhenNearProps = {
  /** A length of CSS, about as tall as what will stand there: the place has this height until then. */
  readonly height: string;
  readonly children: ReactNode;
};

/**
 * Makes what may stand far below the window once it comes near, or the page is printed, and keeps it from then on. Until then it
 * costs nothing: a browser pays for each icon and each row of a page at every key, also for those that nobody sees.
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

/** Calls back at once, or as soon as an element is half a window below the window's edge; returns the function that ends it. */
function onNear(element: Element, listener: () => void): (() => void) | undefined {
  // An observer would tell a frame later, in which the place was seen empty.
  if (element.getBoundingClientRect().top <= innerHeight * 1.5) {
    listener();
    return undefined;
  }
  const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && listener(), {
    rootMargin: "0px 0px 50%",
  });
  observer.observe(element);
  // The browser takes the page as it is when the event has ended.
  const onPrint = () => flushSync(listener);
  addEventListener("beforeprint", onPrint);
  return () => {
    observer.disconnect();
    removeEventListener("beforeprint", onPrint);
  };
}
