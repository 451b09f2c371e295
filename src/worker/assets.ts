import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

import type { Checks } from "#lib/web/checks.ts";

import { noPage } from "./no-page.ts";
import { forgetPages } from "./pages.ts";
import { release } from "./release.ts";
import { type LifeEvent, worker } from "./scope.ts";

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
    plugins: [noPage, new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
    async (options) => {
      const [answered, kept] = strategy.handleAll(options);
      // A file that could not be kept is there nevertheless.
      (options.event as LifeEvent).waitUntil(kept.catch(() => undefined));
      const file = await answered;
      if (file.status === 404) await forgetPages();
      return file;
    },
  );
  worker.addEventListener("install", (event) => {
    const keep = async (request: Request) => {
      const [answered, kept] = strategy.handleAll({ event, request });
      if (!(await answered).ok) throw new Error(`The server does not have ${request.url}`);
      await kept;
    };
    event.waitUntil(checkedRequests().then((requests) => Promise.all(requests.map(keep))));
  });
}

/** For each file of this release: the browser refuses another content than the build's, so that none is ever cached. */
async function checkedRequests(): Promise<readonly Request[]> {
  const { path, hash } = release.checks;
  const list = await (await fetch(path, { integrity: hash })).text();
  // It is a script, because pages import it; what it exports first is JSON, on a line of its own.
  const checks = JSON.parse(/^export default (.*);$/m.exec(list)![1]!) as Checks;
  return release.assets.map(
    (file) => new Request(file, { integrity: checks[file.replace("/assets/", "")]?.[0] ?? "" }),
  );
}
