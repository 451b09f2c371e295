import { createElement } from "react";

import { reload } from "#app/reload.ts";
import { TAKE_OVER } from "#lib/worker-messages.ts";

import { showLateNotice } from "./late-notice.ts";
import { NewRelease } from "./new-release.tsx";

const ADDRESS = "/service-worker.js";
/** A tab may stay open for days: it asks for a new release when the customer comes back to it, but not each time. */
const ASK_AGAIN_AFTER_MS = 60 * 60_000;

type Policy = { readonly createScriptURL: (address: string) => string };
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => Policy;
};

/** What some browsers say of the connection, and TypeScript's types do not. */
type Connection = { readonly saveData?: boolean };

/**
 * Once the page rests, registers the service worker, and offers each release that it has ready. Not where the customer asked
 * the browser to save data: the worker fetches what they may never need. Where the browser lets this site keep nothing,
 * there is no worker, and no word of it: the app works without.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { readonly connection?: Connection };
  if (!("serviceWorker" in navigator) || connection?.saveData) return;
  await rest();
  const registration = await serviceWorker.register(trustedAddress()).catch(() => undefined);
  if (!registration) return;
  const offer = () => {
    // Without a worker that serves this page, the one that waits is the first: nothing is new.
    if (registration.waiting && serviceWorker.controller) offerRelease(registration);
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
  showLateNotice(createElement(NewRelease, { onReload: takeOver }));
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

/** The strict policy wants to know who names a script. Browsers without Trusted Types take the address as it is. */
function trustedAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  return (
    trustedTypes
      ?.createPolicy("service-worker", { createScriptURL: () => ADDRESS })
      .createScriptURL(ADDRESS) ?? ADDRESS
  );
}

/** Until the browser has nothing to do. Safari does not say when that is. */
async function rest(): Promise<void> {
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  );
}
