import { whenLoaded } from "#app/loaded.ts";
import { savesData } from "#app/saves-data.ts";

let registering: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);

/**
 * Registers what keeps the app on this device, and offers its new releases, once the page rests; the app works without it too. Not in
 * development, and not where the customer saves data: the worker fetches what they may never need.
 */
export function keepOnDevice(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator && !savesData())
    registering = keep().catch(() => undefined);
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

async function keep(): Promise<ServiceWorkerRegistration> {
  await new Promise<void>(whenLoaded);
  await rest();
  return await (await import("./service-worker.ts")).registerWorker();
}

/** Until the browser has nothing to do. Safari does not say when that is. */
async function rest(): Promise<void> {
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  );
}
