import { cacheNames } from "workbox-core";
import { getCacheKeyForURL, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

import { release } from "./release.ts";
import { type LifeEvent, worker } from "./scope.ts";

/** Serves pages from the cache of this release, and checks in the background whether the server has a newer one. */
export function servePages(): void {
  precache([...release.pages]);
  const denylist = release.otherPaths.map((source) => new RegExp(source));
  registerRoute(
    new NavigationRoute(
      async ({ url, request, event }) => {
        const page = pageAt(url.pathname);
        const kept = await (await pageCache()).match(keyOf(page));
        // The browser may have deleted the cache.
        if (!kept) return fetch(request);
        (event as LifeEvent).waitUntil(renew(page, kept.clone()));
        return kept;
      },
      { denylist },
    ),
  );
}

function pageAt(pathname: string): string {
  return (release.pages.find(({ url }) => url === pathname) ?? release.pages[0]!).url;
}

/**
 * Requests a page again that was served from the cache. Settings and headers may be changed in place, without a build: such
 * a page replaces the cached one. A page that refers to other files belongs to another release, whose worker caches it
 * together with its files.
 */
async function renew(page: string, kept: Response): Promise<void> {
  const sent = await fetch(page, { cache: "no-cache" }).catch(() => undefined);
  if (!sent?.ok || sent.redirected) return;
  const [text, keptText] = await Promise.all([sent.clone().text(), kept.text()]);
  if (filesIn(text) !== filesIn(keptText)) await worker.registration.update();
  else if (text !== keptText || policyOf(sent) !== policyOf(kept))
    await (await pageCache()).put(keyOf(page), sent);
}

function filesIn(html: string): string {
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].join();
}

function policyOf(page: Response): string | null {
  return page.headers.get("Content-Security-Policy");
}

function pageCache(): Promise<Cache> {
  return worker.caches.open(cacheNames.precache);
}

function keyOf(page: string): string {
  return getCacheKeyForURL(page) ?? page;
}
