/** Makes the browser report that it has no connection. */
export function goOffline(): void {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  window.dispatchEvent(new Event("offline"));
}
