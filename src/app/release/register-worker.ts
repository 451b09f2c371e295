import { whenLoaded } from "#app/loaded.ts";
import { savesData } from "#app/saves-data.ts";

const ADDRESS = "/service-worker.js";

type Policy = { readonly createScriptURL: (address: string) => string };
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => Policy;
};

type Registration = ServiceWorkerRegistration | undefined;

let registering: Promise<Registration> = Promise.resolve(undefined);

/**
 * Once the page rests, registers the service worker. Not where the customer saves data: the worker fetches what they may never
 * need. Where the browser lets this site keep nothing, there is no worker, and no word of it: the app works without.
 */
export async function registerWorker(): Promise<Registration> {
  registering = register();
  return await registering;
}

/**
 * Waits until the worker that installs now has fetched all its files, or has given up; not where none was asked for. Returns whether a worker
 * has them.
 */
export async function filesKept(): Promise<boolean> {
  const registration = await registering;
  const worker = registration?.installing;
  if (worker) {
    await new Promise<void>((resolve) => {
      worker.addEventListener("statechange", () => resolve(), { once: true });
    });
  }
  return Boolean(registration?.waiting ?? registration?.active);
}

async function register(): Promise<Registration> {
  if (!("serviceWorker" in navigator) || savesData()) return undefined;
  await new Promise<void>(whenLoaded);
  await rest();
  return await navigator.serviceWorker.register(trustedAddress()).catch(() => undefined);
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
