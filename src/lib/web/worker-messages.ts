/** From a page to a service worker that waits: take over now. */
export const TAKE_OVER = "take-over";
