/** Calls back each second, until the function that it returns is called. For `useSyncExternalStore`. */
export function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
