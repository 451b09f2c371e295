/** Makes the browser report that it has no connection. */
export function goOffline(): void {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  window.dispatchEvent(new Event("offline"));
}

/** Takes that back, for the next view in the same window. */
export function comeOnline(): void {
  Reflect.deleteProperty(navigator, "onLine");
}
