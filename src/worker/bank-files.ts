import { registerRoute } from "workbox-routing";

import { BANK_FILES } from "#lib/web/bank-files.ts";

import { worker } from "./scope.ts";

/** Serves the manifest and the icons that the page has made of the brand. */
export function serveBankFiles(): void {
  worker.addEventListener("activate", (event) => event.waitUntil(worker.caches.open(BANK_FILES.cache)));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(BANK_FILES.folder),
    async ({ url, request }) =>
      (await worker.caches.match(url.href, { cacheName: BANK_FILES.cache })) ?? fetch(request),
  );
}
