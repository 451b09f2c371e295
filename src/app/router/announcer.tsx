import { useSyncExternalStore } from "react";

import { createListeners } from "#lib/tasks/listeners.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

let message = "";
const listeners = createListeners();

function read(): string {
  return message;
}

/** Makes a screen reader say a text when it is idle. */
export function announce(text: string): void {
  message = text;
  listeners.notify();
}

/** The live region; it is in the page before anything is announced. */
export function AnnouncerRegion() {
  const text = useSyncExternalStore(listeners.subscribe, read, read);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
