/** Starts a work once the page has loaded. */
export function whenLoaded(start: () => void): void {
  if (document.readyState === "complete") start();
  else addEventListener("load", () => start(), { once: true });
}
