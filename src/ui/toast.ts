import { toast as show } from "react-hot-toast/headless";
import type { Tone } from "./tone.tsx";

/** Specification 1 §9. */
const TOAST_MS = 5000;

/**
 * Shows a message at the top right for five seconds. The same text replaces the toast that shows it, so that a repeated
 * failure does not pile up.
 */
export function toast(text: string, tone: Tone = "info"): void {
  // The library stores no tone; its className is the only free text that it keeps with a toast.
  show(text, { id: `${tone}|${text}`, className: tone, duration: TOAST_MS, removeDelay: 1 });
}

/** Closes all toasts. */
export function dismissToasts(): void {
  show.dismiss();
}

/** Removes all toasts at once and forgets their texts, as at sign-out. */
export function clearToasts(): void {
  show.remove();
}
