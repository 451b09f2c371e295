import { join } from "node:path";

import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Context } from "hono";

import { GALLERY, GALLERY_API } from "#gallery/protocol.ts";
import { galleryBuild } from "#tools/build/builds.ts";
import type { FollowedBuild } from "#tools/build/follow-build.ts";
import { createAhead } from "#tools/gallery/ahead.ts";
import { createGalleryApi, type GalleryApiOptions } from "#tools/gallery/api.ts";

import { readGalleryPage } from "./gallery-page.ts";
import { immutable, type PolicyChanges, revalidated, securityHeaders } from "./headers.ts";
import { isNavigation } from "./navigation.ts";
import { headerSettings, markAsSandbox } from "./settings.ts";

export type GalleryOptions = GalleryApiOptions & {
  /** Keeps the build as new as its sources. Without it, the build stays as it is. */
  readonly followed?: FollowedBuild;
};

/** Whether an address is the gallery's. */
export function isGalleryPath(path: string): boolean {
  return path === GALLERY || path.startsWith(`${GALLERY}/`);
}

/** The gallery as a request listener of a bank server. */
export function galleryListener(options: GalleryOptions): ReturnType<typeof getRequestListener> {
  const ahead = createAhead(options.root);
  const gallery = createGallery({ ahead, ...options });
  ahead.begin();
  return getRequestListener((request) => gallery.fetch(request), { overrideGlobalObjects: false });
}

/** Serves everything below the gallery's address: its API, its build, and its page for all other paths. */
export function createGallery({ followed, ...options }: GalleryOptions): Hono {
  const { root } = options;
  const app = new Hono();
  const api = createGalleryApi(options);
  const folder = join(root, galleryBuild.folder);
  app.use(async (c, next) => {
    await next();
    const headers = securityHeaders(headerSettings(await readGalleryPage(folder)), policyChanges(c.req.path));
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.all(`${GALLERY_API}/*`, (c) => api.fetch(c.req.raw));
  app.use(async (c, next) => {
    await (isNavigation(c, GALLERY) ? followed?.refresh() : followed?.settled());
    await next();
    c.header(
      "Cache-Control",
      c.req.path.startsWith(`${GALLERY}/assets/`) && c.res.ok ? immutable : revalidated,
    );
  });
  app.get(`${GALLERY}/assets/*`, serveStatic({ root: folder, rewriteRequestPath }));
  app.get("*", async (c, next) => (isNavigation(c, GALLERY) ? await page(c) : await next()));
  return app;

  async function page(c: Context): Promise<Response> {
    const text = await readGalleryPage(folder);
    if (text !== "") return c.html(markAsSandbox(text));
    return c.text(followed?.problem() ?? "The gallery is not built yet: npm run build -- --gallery", 500);
  }
}

/** A view may be in a frame of the gallery's own pages; otherwise the production policy applies to it. */
function policyChanges(path: string): PolicyChanges {
  if (path.startsWith(`${GALLERY}/view/`)) return { "frame-ancestors": "'self'" };
  return { "frame-src": "'self'" };
}

function rewriteRequestPath(path: string): string {
  return path.slice(GALLERY.length);
}
