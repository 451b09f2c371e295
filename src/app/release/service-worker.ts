import { createElement } from "react";

import { reload } from "#app/reload.ts";
import { TAKE_OVER } from "#lib/web/worker-messages.ts";

import { showLateNotice } from "./late-notice.ts";
import { OfferReload } from "./offer-reload.tsx";
import { words } from "./words.ts";

const ADDRESS = "/service-worker.js";

type Policy = { readonly createScriptURL: (address: string) => string };
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => Policy;
};

/** A tab may stay open for days: it asks for a new release when the customer comes back to it, but not each time. */
const ASK_AGAIN_AFTER_MS = 60 * 60_000;

/** Registers the service worker, and offers each release that it has ready. Rejects where the browser lets this site keep nothing. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(trustedAddress());
  offerReleases(registration);
  return registration;
}

/** The strict policy wants to know who names a script. Browsers without Trusted Types take the address as it is. */
function trustedAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  return (
    trustedTypes
      ?.createPolicy("service-worker", { createScriptURL: () => ADDRESS })
      .createScriptURL(ADDRESS) ?? ADDRESS
  );
}

function offerReleases(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // Without a worker that serves this page, the one that waits is the first: nothing is new.
    if (registration.waiting && navigator.serviceWorker.controller) offerRelease(registration);
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  askAgain(registration);
}

/** Shows the offer. Another tab may have taken it: then this one only has to load again. */
function offerRelease(registration: ServiceWorkerRegistration): void {
  const takeOver = () => {
    const { waiting } = registration;
    if (!waiting) return reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    waiting.postMessage(TAKE_OVER);
  };
  showLateNotice(createElement(OfferReload, { text: words.aNewVersionIsReady, onReload: takeOver }));
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
    askedAt = Date.now();
    // Offline, or the server is away: the next time.
    registration.update().catch(() => undefined);
  });
}
