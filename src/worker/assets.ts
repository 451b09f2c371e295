import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

import { release } from "./release.ts";
import { worker } from "./scope.ts";

/**
 * Files of about four releases. A tab that was opened before a release still needs its own files, which the server may no
 * longer have. The least recently used files are removed first.
 */
const MOST_FILES = 500;

/** Caches all files of this release when it is installed, and serves files from the cache. */
export function serveAssets(): void {
  const strategy = new CacheFirst({
    cacheName: "assets",
    // When the device is full, the cache is emptied, and files come from the server.
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
