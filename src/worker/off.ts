import { worker } from "./scope.ts";

// Takes over at once, because the previous worker may be broken.
worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(leave()));

/** Empties the caches and unregisters. Open pages are not reloaded, because a reload could interrupt a payment. */
async function leave(): Promise<void> {
  const names = await worker.caches.keys();
  await Promise.all(names.map((name) => worker.caches.delete(name)));
  await worker.registration.unregister();
}
