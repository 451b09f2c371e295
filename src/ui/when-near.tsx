import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

/** Windows below the lower edge: what is made there is ready before somebody has scrolled to it. */
const AHEAD = 0.5;

type WhenNearProps = {
  /** Holds the place until then, about as tall as what will stand there. */
  readonly space: ReactNode;
  readonly children: ReactNode;
};

/**
 * Makes what may stand far below the window once it comes near, or the page is printed, and keeps it from then on. Until then it
 * costs nothing: a browser pays for each icon and each row of a page at every key, also for those that nobody sees.
 */
export function WhenNear({ space, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    if (isNear) return undefined;
    const element = place.current!;
    // An observer would tell a frame later, in which the place was seen empty.
    if (element.getBoundingClientRect().top <= innerHeight * (1 + AHEAD)) {
      setNear(true);
      return undefined;
    }
    return onNear(element, () => setNear(true));
  }, [isNear]);
  return <div ref={place}>{isNear ? children : space}</div>;
}

/** Returns the function that ends it. */
function onNear(element: Element, listener: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) listener();
    },
    { rootMargin: `0px 0px ${AHEAD * 100}% 0px` },
  );
  observer.observe(element);
  // The browser takes the page as it is when the event has ended.
  const onPrint = () => flushSync(listener);
  addEventListener("beforeprint", onPrint);
  return () => {
    observer.disconnect();
    removeEventListener("beforeprint", onPrint);
  };
}
