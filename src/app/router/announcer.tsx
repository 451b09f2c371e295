import { useSyncExternalStore } from "react";

import { VisuallyHidden } from "#ui/visually-hidden.tsx";

let message = "";
const listeners = new Set<() => void>();

/** Has a screen reader say a text when it is free. */
export function announce(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once in the page, before anything is announced. */
export function AnnouncerRegion() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
