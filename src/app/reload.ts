import { createListeners } from "#lib/tasks/listeners.ts";

const listeners = createListeners();

/** Calls the listener before the app reloads the page; returns the function that stops this. */
export const beforeReload = listeners.subscribe;

/** Reloads the page. Open screens keep what was typed over it, without secrets. */
export function reload(): void {
  listeners.notify();
  location.reload();
}
