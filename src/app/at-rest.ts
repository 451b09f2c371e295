/** Does what nobody waits for, once the first page has loaded; the app works without it too. Not in development. */
export function atRest(work: () => Promise<unknown>): void {
  if (import.meta.env.PROD) onceLoaded(work);
}

/** The same, in development too. */
export function onceLoaded(work: () => Promise<unknown>): void {
  const start = () => void work().catch(() => undefined);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
