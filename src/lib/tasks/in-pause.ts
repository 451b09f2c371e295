import { afterFrame } from "./frames.ts";

/**
 * Calls back once the browser has nothing else to do: with a `timeout` in any case after so many ms, else perhaps never. Safari does not
 * tell of pauses; what must happen comes after the next frame there. Returns a function that stops it.
 */
export function inPause(call: () => void, must?: { readonly timeout: number }): () => void {
  if ("requestIdleCallback" in window) {
    const waiting = requestIdleCallback(call, must);
    return () => cancelIdleCallback(waiting);
  }
  return must ? afterFrame(call) : () => undefined;
}
