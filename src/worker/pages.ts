import { cacheNames } from "workbox-core";
import { addPlugins, getCacheKeyForURL, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

import { release } from "./release.ts";
import { type LifeEvent, worker } from "./scope.ts";

/** Serves pages from the cache of this release, and checks in the background whether the server has a newer one. */
export function servePages(): void {
  // A page that is not ours fails the installation, and the browser tries again.
  addPlugins([
    { cacheWillUpdate: async ({ response }) => (areOurs(await filesIn(response)) ? response : null) },
  ]);
  precache([...release.pages]);
  const denylist = release.otherPaths.map((source) => new RegExp(source));
  registerRoute(
    new NavigationRoute(
      async ({ url, request, event }) => {
        const page = pageAt(url.pathname);
        const kept = await (await pageCache()).match(keyOf(page));
        if (kept) {
          (event as LifeEvent).waitUntil(renew(page, kept.clone()));
          return kept;
        }
        // The browser, or `forgetPages`, has deleted it.
        const sent = await fetch(request);
        (event as LifeEvent).waitUntil(keep(page, sent.clone()));
        return sent;
      },
      { denylist },
    ),
  );
}

function pageAt(pathname: string): string {
  return (release.pages.find(({ url }) => url === pathname) ?? release.pages[0]!).url;
}

/**
 * Deletes the pages, so that the next visits get the server's: these pages name a file that is neither in the cache nor on
 * the server any more.
 */
export async function forgetPages(): Promise<void> {
  const cache = await pageCache();
  await Promise.all(release.pages.map(({ url }) => cache.delete(keyOf(url))));
}

/**
 * Requests a page again that was served from the cache. Settings and headers may be changed in place, without a build: such
 * a page replaces the cached one.
 */
async function renew(page: string, kept: Response): Promise<void> {
  const sent = await fetch(page, { cache: "no-cache" }).catch(() => undefined);
  if (!sent) return;
  const [text, keptText] = await Promise.all([sent.clone().text(), kept.text()]);
  if (text !== keptText || headersOf(sent) !== headersOf(kept)) await keep(page, sent);
}

/**
 * A page that names other files belongs to another release, whose worker caches it together with its files. One that names none is not
 * the app: a host under maintenance sends such pages, and a network before its sign-in.
 */
async function keep(page: string, sent: Response): Promise<void> {
  if (sent.redirected) return;
  const files = await filesIn(sent);
  if (areOurs(files)) await (await pageCache()).put(keyOf(page), sent);
  else if (files.length > 0) await worker.registration.update();
}

function areOurs(files: readonly string[]): boolean {
  return files.length > 0 && files.every((file) => release.assets.includes(file));
}

/** The files that a page of the server names. */
async function filesIn(page: Response): Promise<readonly string[]> {
  const html = page.ok ? await page.clone().text() : "";
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file);
}

function headersOf(page: Response): string {
  return release.headers.map((name) => page.headers.get(name)).join("\n");
}

function pageCache(): Promise<Cache> {
  return worker.caches.open(cacheNames.precache);
}

function keyOf(page: string): string {
  return getCacheKeyForURL(page) ?? page;
}
