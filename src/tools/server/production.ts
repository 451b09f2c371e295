import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { etag } from "hono/etag";

import type { FollowedBuild } from "#tools/build/follow-build.ts";

import type { App } from "./bank-server.ts";
import { bucketsOf, isAddress, type Published } from "./buckets.ts";
import { fromBucket } from "./from-bucket.ts";
import { cacheControl, notKept, securityHeaders } from "./headers.ts";
import { HOST_FILES, isNavigation, isPagePath } from "./navigation.ts";
import { reportLines } from "./policy-reports.ts";
import { headerSettings, markAsSandbox } from "./settings.ts";

/** Tenants and screens: the build's own folders, or where they are published. */
export type ProductionOptions = Published & {
  /** Folder of the build. */
  readonly dist: string;
  /** Gets a line for each file that a bucket could not send. */
  readonly onProblem?: (line: string) => void;
  /** Gets a line for each report of what the policy has refused, where the settings name a path of this host for them. */
  readonly onReport?: (line: string) => void;
  /** Keeps the build as new as its sources, so that no page is older. Without it, the build stays as it is. */
  readonly followed?: FollowedBuild;
};

/** Browsers send a few reports together. */
const REPORTS_BYTES = 64_000;

/** What leads nowhere but down, and to no file of the build by its own name. */
const SCREEN_PATH = /^(?:\/[\w-]+)+$/;

/** The build as an app of a bank server. */
export async function productionApp(options: ProductionOptions): Promise<App> {
  const production = createProduction(options);
  return {
    listener: getRequestListener((request) => production.fetch(request), { overrideGlobalObjects: false }),
    close: async () => {},
  };
}

/**
 * Serves a build as a host would: production headers, precompressed files, for navigations the screen's own page or else
 * index.html, and 404 for a missing file. Marks pages as served with the sandbox.
 */
export function createProduction({
  followed,
  onReport,
  onProblem = () => {},
  ...options
}: ProductionOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await (isNavigation(c) ? followed?.refresh() : followed?.settled());
    await next();
    const headers = securityHeaders(headerSettings(await readIndex(options.dist)));
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const isThere = c.res.ok || c.res.status === 304;
    c.header("Cache-Control", isThere ? cacheControl(c.req.path) : notKept);
  });
  const page = async (c: Context) => c.html(markAsSandbox(await readIndex(options.dist)));
  // As the configurations for hosts have it (`tools/deploy`): a page is compressed as it is sent, because it changes in place.
  const compressed = compress({ encoding: "gzip" });
  app.get("/", compressed, page).get("/index.html", compressed, page);
  app.get("*", (c, next) => (HOST_FILES.test(c.req.path) ? c.notFound() : next()));
  for (const bucket of bucketsOf(options)) app.get(`${bucket.path}*`, fromBucket(bucket, onProblem));
  for (const folder of ["tenants", "screens"] as const) {
    const rewriteRequestPath = (path: string) => path.slice(folder.length + 1);
    if (!isAddress(options[folder]))
      app.get(`/${folder}/*`, etag(), serveStatic({ root: options[folder], rewriteRequestPath }));
    // A bank that was taken out of the folder must not come back from the build, and the build's index would take released screens away.
    app.get(`/${folder}/*`, (c) => c.notFound());
  }
  // A build that follows its sources shows what was saved at the next reload: no worker may serve the build before.
  if (followed)
    app.get("/service-worker.js", serveStatic({ root: options.dist, path: "service-worker-off.js" }));
  app.get("*", serveStatic({ root: options.dist, precompressed: true }));
  app.get("*", compressed, async (c, next) => {
    const own = await readOwnPage(options.dist, c.req.path);
    if (own !== undefined) return c.html(markAsSandbox(own));
    return isNavigation(c) ? page(c) : next();
  });
  app.post("*", bodyLimit({ maxSize: REPORTS_BYTES }), async (c, next) => {
    if (c.req.path !== headerSettings(await readIndex(options.dist)).reports) return next();
    for (const line of reportLines(await c.req.json().catch(() => undefined))) onReport?.(line);
    return c.body(null, 204);
  });
  return app;
}

/** The page of a screen, whoever asks: the service worker, which keeps it, is no navigation. */
async function readOwnPage(dist: string, path: string): Promise<string | undefined> {
  if (!isPagePath(path) || !SCREEN_PATH.test(path)) return undefined;
  return await readFile(join(dist, `${path}.html`), "utf8").catch(() => undefined);
}

/** Read at each request, so that a new build, or settings changed by hand, apply without a restart. */
function readIndex(dist: string): Promise<string> {
  return readFile(join(dist, "index.html"), "utf8");
}
