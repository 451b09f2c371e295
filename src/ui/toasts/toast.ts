import type { ComponentType } from "react";

import { createListeners } from "#lib/tasks/listeners.ts";
import type { Tone } from "#ui/styles/tone.tsx";

/** What shows toasts, by functions that only it has. */
type Shown = {
  readonly ShownToasts: ComponentType;
  readonly show: (text: string, tone: Tone) => void;
  readonly dismiss: () => void;
  readonly remove: () => void;
};

/** What shows toasts: nobody needs it before the first one. */
let shown: Shown | undefined;
/** What was said before that was there. */
let waiting: readonly (readonly [text: string, tone: Tone])[] = [];
const listeners = createListeners();

/** Told when `shownToasts` has become another. */
export const subscribeToasts = listeners.subscribe;

/** What shows toasts; undefined until it has loaded. */
export function shownToasts(): Shown | undefined {
  return shown;
}

/** Loads what shows toasts, before one is said. Said ones wait for it; it never throws. */
export async function loadToasts(): Promise<void> {
  // Without it the app goes on: the next toast tries again.
  shown ??= await import("./shown-toasts.tsx").catch(() => undefined);
  if (!shown) return;
  for (const [text, tone] of waiting) shown.show(text, tone);
  waiting = [];
  listeners.notify();
}

/**
 * Shows a message at the top right for five seconds. The same text replaces the toast that shows it, so that a repeated
 * failure does not pile up.
 */
export function toast(text: string, tone: Tone = "info"): void {
  if (shown) return shown.show(text, tone);
  waiting = [...waiting, [text, tone]];
  void loadToasts();
}

/** Closes all toasts. */
export function dismissToasts(): void {
  waiting = [];
  shown?.dismiss();
}

/** Removes all toasts at once and forgets their texts, as at sign-out. */
export function clearToasts(): void {
  waiting = [];
  shown?.remove();
}
