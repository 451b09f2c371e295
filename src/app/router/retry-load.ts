import { isPaymentInFlight } from "#app/flight.ts";
import { isLeaving } from "#app/leaving/is-leaving.ts";
import { reload as reloadPage } from "#app/reload.ts";

import { forgetLoad, loadOnce, type Load } from "./load-once.ts";

/**
 * Loads a failed part again. Browsers may remember that a module failed and not request it again (Chromium 150 does),
 * so when the second try fails too, the page reloads. It never reloads while offline, while a payment is in flight or on the
 * way to another page; the part then shows its error again.
 */
export function retryLoad(load: Load<unknown>, reload = reloadPage): void {
  forgetLoad(load);
  loadOnce(load).catch(() => {
    if (navigator.onLine && !isPaymentInFlight() && !isLeaving()) reload();
  });
}
