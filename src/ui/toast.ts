import { toast as show } from "react-hot-toast/headless";
import type { Tone } from "./tone.tsx";

/** Specification 1, section 9. */
const TOAST_MS = 5000;

/**
 * Shows a message at the top right for five seconds. The same text again replaces the one that is shown, so that
 * a repeated failure does not pile up.
 */
export function toast(text: string, tone: Tone = "info"): void {
  // The library keeps no tone of its own; its className is the one free text that travels with a toast.
  show(text, { id: `${tone}|${text}`, className: tone, duration: TOAST_MS, removeDelay: 1 });
}

/** Has all toasts go. */
export function dismissToasts(): void {
  show.dismiss();
}

/** Takes all toasts away at once and forgets their texts, as at sign-out. */
export function clearToasts(): void {
  show.remove();
}
