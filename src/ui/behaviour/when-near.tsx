import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { onNear } from "./on-near.ts";

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
  useLayoutEffect(() => {
    if (isNear) return undefined;
    const begin = () => before(place.current!);
    return onNear(begin, () => setNear(true));
  }, [isNear]);
  return (
    <div ref={place} style={isNear ? undefined : { height }}>
      {isNear && children}
    </div>
  );
}

/** What stands right before an element: a screen reader goes on from a heading that is in the window without a scroll. */
function before(element: Element): Element {
  return element.previousElementSibling ?? element;
}
