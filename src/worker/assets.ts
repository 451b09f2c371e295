import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

import { release } from "./release.ts";
import { worker } from "./scope.ts";

/**
 * About four releases. A tab that was opened before a release goes on with the files of its own, which the server may not have
 * any more; the files that were used longest ago go first.
 */
const MOST_FILES = 500;

/** Keeps all files of this release when it is installed, and serves any that is kept. */
export function serveAssets(): void {
  const strategy = new CacheFirst({
    cacheName: "assets",
    // Where the device is full, the browser gets the space back, and files come from the server.
    plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
    async (options) => strategy.handle(options),
  );
  worker.addEventListener("install", (event) => {
    const kept = release.assets.map((path) => strategy.handleAll({ event, request: new Request(path) })[1]);
    event.waitUntil(Promise.all(kept));
  });
}
