import { worker } from "./scope.ts";

// Takes over at once, for the worker before it may be broken.
worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(leave()));

/** Open pages go on as they are: a reload could fall into a payment. */
async function leave(): Promise<void> {
  const names = await worker.caches.keys();
  await Promise.all(names.map((name) => worker.caches.delete(name)));
  await worker.registration.unregister();
}
