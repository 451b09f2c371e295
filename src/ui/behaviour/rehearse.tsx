import { Component, startTransition, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

import { inPause } from "#lib/tasks/in-pause.ts";

/**
 * Renders what probably comes next once where nobody sees it, while the customer does nothing. A style that is used for the
 * first time makes the browser look at the whole page again, and code that runs for the first time is slow: without this,
 * both would happen between the tap and what it leads to.
 */
export function Rehearse({ children }: { readonly children: ReactNode }) {
  const place = useRehearsal();
  return place && createPortal(<Quiet>{children}</Quiet>, place);
}

/** An element outside of the document, from the first pause until something is in it. Safari does not tell of pauses. */
function useRehearsal(): Element | undefined {
  const [place, setPlace] = useState<Element>();
  const [isOver, end] = useState(false);
  useEffect(() => {
    if (isOver) return undefined;
    if (place) return whenFilled(place, () => inPause(() => end(true)));
    // In small parts, which a key may interrupt.
    return inPause(() => startTransition(() => setPlace(document.createElement("div"))));
  }, [place, isOver]);
  return isOver ? undefined : place;
}

/** Returns the function that gives it up. What is hidden (`Activity`) comes later than what stands around it. */
function whenFilled(place: Element, work: () => () => void): () => void {
  if (place.hasChildNodes()) return work();
  let giveUp: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    giveUp = work();
  });
  observer.observe(place, { childList: true });
  return () => {
    observer.disconnect();
    giveUp?.();
  };
}

/** What fails here shows its failure where the customer meets it. */
class Quiet extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
