import { isPaymentInFlight } from "#app/flight.ts";
import { isLeaving } from "#app/leaving/is-leaving.ts";
import { reload as reloadPage } from "#app/reload.ts";
import { safeStorage } from "#lib/storage/storage.ts";

import { holdLoads } from "./load-once.ts";

const RELOADED_AT = "reloaded_at";
/** If a part fails again within this time, another reload will not help. */
const PAUSE_MS = 5 * 60_000;

/**
 * A deploy removes the parts that an open page has not loaded yet; one reload gets the new ones. It never reloads while
 * a payment is in flight, while offline, on the way to another page, or twice in a row; the part then shows its own error.
 */
export function watchPreloadErrors(reload = reloadPage): () => void {
  const onError = (event: Event) => {
    const storage = safeStorage(() => sessionStorage);
    const last = storage.read(RELOADED_AT);
    const again = typeof last === "number" && Date.now() - last < PAUSE_MS;
    if (again || !storage.remembers || isPaymentInFlight() || isLeaving() || !navigator.onLine) return;
    storage.write(RELOADED_AT, Date.now());
    event.preventDefault();
    holdLoads();
    reload();
  };
  window.addEventListener("vite:preloadError", onError);
  return () => window.removeEventListener("vite:preloadError", onError);
}
