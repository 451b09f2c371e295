/** Milliseconds until the customer has another page, or stays after all: they stopped it, or it opened a program and no page. */
export const LEAVING_MS = 30_000;

let since = -LEAVING_MS;

/** The page is on its way to another one. The browser's event for it is `beforeunload`, which iPhones lack. */
export function noteLeaving(): void {
  since = performance.now();
}

/**
 * Whether the page is on its way to another one. Firefox and WebKit end its downloads as soon as it begins to leave: they fail
 * though nothing is wrong, and a reload then would keep the customer here.
 */
export function isLeaving(): boolean {
  return performance.now() - since < LEAVING_MS;
}
