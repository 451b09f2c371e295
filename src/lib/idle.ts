/** Resolves when the browser has nothing to do; where it does not say so (Safari), after a second. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 1000);
  });
}
