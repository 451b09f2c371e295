import { AsyncLocalStorage } from "node:async_hooks";
import { networkInterfaces } from "node:os";
import { join } from "node:path";

import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Context } from "hono";

import { GALLERY } from "#gallery/protocol.ts";
import { guestBase, SHARED } from "#gallery/protocol-drafts.ts";
import { galleryBuild } from "#tools/build/builds.ts";
import type { FollowedBuild } from "#tools/build/follow-build.ts";
import { createKeptStore } from "#tools/gallery/kept/kept-store.ts";
import { isSandboxPicture } from "#tools/gallery/shared/guest-calls.ts";
import { createGuestApi } from "#tools/gallery/shared/guest-api.ts";
import type { Shares } from "#tools/gallery/shared/shares.ts";
import type { UnknownCall, UnknownReply } from "#sandbox/server.ts";

import { readGalleryPage } from "./gallery-page.ts";
import { immutable, notKept, type PolicyChanges, securityHeaders } from "./headers.ts";
import { isNavigation } from "./navigation.ts";
import type { Fetcher } from "./sandbox-listener.ts";
import { scenarioCalls } from "./scenario-calls.ts";
import { headerSettings, markAsSandbox } from "./settings.ts";

/** A guest comes by this machine's address, which no name that resolves to it is. */
const ADDRESS = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/;
/** They mean something on https only; browsers complain of them elsewhere. */
const ONLY_SECURE = ["Cross-Origin-Opener-Policy", "Strict-Transport-Security"];

const MAY_BE_FRAMED: PolicyChanges = { "frame-ancestors": "'self'" };
const HAS_FRAMES: PolicyChanges = { "frame-src": "'self'" };

type Answer = (call: UnknownCall) => Promise<UnknownReply | undefined>;

/** Lets calls that the sandbox does not know be answered by the scenarios of a guest's draft, and of nobody else's. */
export type GuestScenarios = {
  readonly run: <T>(root: string, texts: ReadonlyMap<string, string>, work: () => Promise<T>) => Promise<T>;
  /** Who answers now: a guest's draft, else `usual`. */
  readonly or: (usual: Answer) => Answer;
  /** The texts of the guest's draft; none for a call of somebody else. */
  readonly texts: () => ReadonlyMap<string, string>;
};

export function createGuestScenarios(): GuestScenarios {
  const current = new AsyncLocalStorage<{
    readonly texts: ReadonlyMap<string, string>;
    readonly answer: Answer;
  }>();
  return {
    run: (root, texts, work) => current.run({ texts, answer: scenarioCalls(root, () => texts) }, work),
    or: (usual) => async (call) => await (current.getStore()?.answer ?? usual)(call),
    texts: () => current.getStore()?.texts ?? new Map<string, string>(),
  };
}

export type GuestsOptions = {
  readonly root: string;
  readonly shares: Shares;
  readonly sandbox: Fetcher;
  readonly scenarios: GuestScenarios;
  readonly followed?: FollowedBuild | undefined;
};

/**
 * What people on this machine's network get: the page, the code and the data of shared drafts. It is a server of its own,
 * on a port of its own, so that nothing else can be reached from outside: neither the gallery with its files, nor Vite's
 * modules, nor the sandbox's controls.
 */
export function createGuests({ root, shares, sandbox, scenarios, followed }: GuestsOptions): Hono {
  const folder = join(root, galleryBuild.folder);
  const api = createGuestApi({
    root,
    kept: createKeptStore(root),
    shares,
    sandbox: async (request, texts) =>
      await scenarios.run(root, texts, async () => await sandbox.fetch(request)),
  });
  const app = new Hono();
  app.use(async (c, next) => {
    await (isNavigation(c, GALLERY) ? followed?.refresh() : followed?.settled());
    const isHere = ADDRESS.test(c.req.header("Host") ?? new URL(c.req.url).host);
    if (isHere) await next();
    else c.res = c.json({ message: "Guests come by the address of this machine." }, 403);
    const headers = securityHeaders(
      headerSettings(await readGalleryPage(folder)),
      c.req.path.includes("/view/") ? MAY_BE_FRAMED : HAS_FRAMES,
    );
    for (const [name, value] of Object.entries(headers)) {
      if (!ONLY_SECURE.includes(name)) c.header(name, value);
    }
    const isAsset = c.req.path.startsWith(`${GALLERY}/assets/`) && c.res.ok;
    c.header("Cache-Control", isAsset ? immutable : notKept);
  });
  app.get(
    `${GALLERY}/assets/*`,
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(GALLERY.length) }),
  );
  app.get("/__sandbox/*", async (c, next) =>
    shares.isAny() && isSandboxPicture(c.req.path)
      ? await sandbox.fetch(new Request(new URL(c.req.path, "http://localhost")))
      : await next(),
  );
  app.get(`${SHARED}/*`, async (c, next) => (isPage(c) ? await page(c) : await next()));
  app.all(`${SHARED}/*`, async (c) => await api.fetch(c.req.raw));
  return app;

  /** The page of any link: only its data says whether there is something to see. */
  async function page(c: Context): Promise<Response> {
    const text = await readGalleryPage(folder);
    if (text === "") return c.text(followed?.problem() ?? "The gallery is not built yet.", 500);
    return c.html(markAsSandbox(withCalls(text, `${guestBase(c.req.path)!}/sandbox`)));
  }
}

function isPage(c: Context): boolean {
  const base = guestBase(c.req.path);
  const inner = base === undefined ? "" : c.req.path.slice(base.length);
  return base !== undefined && !/^\/(?:api|sandbox)\//.test(inner) && isNavigation(c, GALLERY);
}

/** The page whose calls go through a guest's link. */
function withCalls(html: string, base: string): string {
  const bases = { provider: `${base}/api/v1/`, platform: `${base}/platform/api/v1/`, vas: `${base}/` };
  return Object.entries(bases).reduce(
    (text, [name, address]) =>
      text.replace(new RegExp(`(<meta\\s+name="api-${name}"\\s+content=")[^"]*`), `$1${address}`),
    html,
  );
}

/** The addresses of a token on each network of this machine; by its own name alone where there is no network. */
export function guestLinks(port: number): (token: string) => readonly string[] {
  return (token) => guestOrigins(port).map((origin) => `${origin}${SHARED}/${token}`);
}

/** Where guests find this machine, as `http://192.168.1.5:5174`. */
export function guestOrigins(port: number): readonly string[] {
  const addresses = Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one && !one.internal && one.family === "IPv4" ? [one.address] : []));
  return (addresses.length > 0 ? addresses : ["localhost"]).map((address) => `http://${address}:${port}`);
}
