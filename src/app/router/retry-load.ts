import { isPaymentInFlight } from "#app/flight.ts";

import { forgetLoad, loadOnce, type Load } from "./load-once.ts";

/**
 * Loads a part again that has failed. Browsers may remember that a module did not come and ask for it no more (Chromium
 * 150 does): when the second try fails too, a reload of the page asks anew. Never while offline, or with a payment under
 * way; then the part itself says again that it could not be loaded.
 */
export function retryLoad(load: Load<unknown>, reload = () => location.reload()): void {
  forgetLoad(load);
  loadOnce(load).catch(() => {
    if (navigator.onLine && !isPaymentInFlight()) reload();
  });
}
