import { isPaymentInFlight } from "#app/flight.ts";
import { safeStorage } from "#lib/storage.ts";

import { holdLoads } from "./load-once.ts";

const RELOADED_AT = "reloaded_at";
/** A second failure within this time is not cured by another reload. */
const PAUSE_MS = 5 * 60_000;

/**
 * After a deploy, the parts that an open page still wants are gone: one reload brings the new ones. Never while a
 * payment is under way, while offline, or twice in a row; then the part itself says that it could not be loaded.
 */
export function watchPreloadErrors(reload = () => location.reload()): () => void {
  const onError = (event: Event) => {
    const storage = safeStorage(() => sessionStorage);
    const last = storage.read(RELOADED_AT);
    const again = typeof last === "number" && Date.now() - last < PAUSE_MS;
    if (again || !storage.remembers || isPaymentInFlight() || !navigator.onLine) return;
    storage.write(RELOADED_AT, Date.now());
    event.preventDefault();
    holdLoads();
    reload();
  };
  window.addEventListener("vite:preloadError", onError);
  return () => window.removeEventListener("vite:preloadError", onError);
}
