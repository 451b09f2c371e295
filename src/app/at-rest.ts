import { filesKept } from "#app/release/keep-on-device.ts";

import { whenLoaded } from "./loaded.ts";

/**
 * Does what nobody waits for, once the first page has loaded and the service worker, where there is one, has the app's files: the
 * code for it comes from there then. The app works without it too. Not in development.
 */
export function atRest(work: () => Promise<unknown>): void {
  if (import.meta.env.PROD) onceLoaded(() => filesKept().then(work));
}

/** Only once the page has loaded, and in development too. */
export function onceLoaded(work: () => Promise<unknown>): void {
  whenLoaded(() => void work().catch(() => undefined));
}
