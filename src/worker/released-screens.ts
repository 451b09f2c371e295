import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

/** Each has the name of its screen and a hash, so it never changes; the index has none. */
const FILE = /^\/screens\/.+\.[0-9a-f]{16}\.(?:js|json)$/;

/**
 * Keeps the files of released screens that a page asks for with their hash. The browser refuses any other content before
 * this worker sees it, so what is kept is what was checked, for imports without a hash too.
 */
export function serveReleasedScreens(): void {
  const strategy = new CacheFirst({
    cacheName: "screens",
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          request.integrity && response.ok ? response : null,
      },
      new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && FILE.test(url.pathname), strategy);
}
