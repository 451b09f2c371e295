import { useSyncExternalStore } from "react";

import { createListeners } from "#lib/listeners.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

let message = "";
const listeners = createListeners();

/** Has a screen reader say a text when it is free. */
export function announce(text: string): void {
  message = text;
  listeners.notify();
}

/** Stands once in the page, before anything is announced. */
export function AnnouncerRegion() {
  const text = useSyncExternalStore(listeners.subscribe, () => message);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
