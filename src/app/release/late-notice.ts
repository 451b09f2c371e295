import { type ReactNode, useSyncExternalStore } from "react";

import { createListeners } from "#lib/tasks/listeners.ts";

const listeners = createListeners();
let shown: ReactNode;

/** Shows a notice in each layout, whose code came after the first load. */
export function showLateNotice(notice: ReactNode): void {
  shown = notice;
  listeners.notify();
}

/** The notice that was shown last. */
export function useLateNotice(): ReactNode {
  return useSyncExternalStore(
    listeners.subscribe,
    () => shown,
    () => undefined,
  );
}
