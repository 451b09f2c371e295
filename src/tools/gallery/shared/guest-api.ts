import { Hono } from "hono";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

import { type KeptDraft, SHARED } from "#gallery/protocol-drafts.ts";
import { refuse } from "#tools/gallery/answers.ts";
import { screenModule, screenScenarios } from "#tools/gallery/catalogue.ts";
import { createInspector } from "#tools/gallery/inspect.ts";
import type { KeptStore } from "#tools/gallery/kept/kept-store.ts";
import { galleryLanguage } from "#tools/gallery/languages.ts";
import { tenantText } from "#tools/gallery/tenant-text.ts";
import { openProject, withTexts } from "#tools/project/project-files.ts";

import { isGuestCall } from "./guest-calls.ts";
import { guestCatalogue, isGuestScreen, isGuestTenant, sharedDraft } from "./guest-project.ts";
import type { Share, Shares } from "./shares.ts";

/** Bytes. A guest only signs in and looks up. */
const BODY_LIMIT = 16 * 1024;
const HEADERS = ["accept", "accept-language", "appid", "authorization", "content-type"];

export type GuestApiOptions = {
  readonly root: string;
  readonly kept: KeptStore;
  readonly shares: Shares;
  /** Answers a call; those that the sandbox does not know from the scenarios of these texts. */
  readonly sandbox: (request: Request, texts: ReadonlyMap<string, string>) => Promise<Response>;
};

/** What a guest's request is about. */
type Guest = { readonly share: Share; readonly draft: KeptDraft };

/**
 * Answers the pages of guests, below the link of one shared draft: what these pages read, and nothing else. There is no
 * route that writes a file or a draft, or that knows another one.
 */
export function createGuestApi({ root, kept, shares, sandbox }: GuestApiOptions): Hono {
  const inspect = createInspector();
  const routes = new Hono<{ Variables: Guest }>().basePath(`${SHARED}/:token`);

  routes.use("/*", async (c, next) => {
    const share = shares.find(c.req.param("token") ?? "");
    const draft = share && kept.read(share.draft);
    if (!share || !draft) return noLink(c);
    c.set("share", share);
    c.set("draft", draft);
    return await next();
  });
  routes.use("/api/*", async (c, next) => {
    if (c.req.method !== "GET") return refused(c);
    await next();
    c.header("Cache-Control", "no-store");
  });

  routes.get("/api/shared", (c) => {
    const { share, draft } = c.var;
    return c.json(sharedDraft(draft, share, inspect(projectOf(draft))));
  });

  routes.get("/api/catalogue", (c) => {
    const { share, draft } = c.var;
    const project = projectOf(draft);
    const api = `${SHARED}/${share.token}/api`;
    return c.json(guestCatalogue(inspect(project), project, draft, { tenant: share.tenant, api }));
  });

  routes.get("/api/scenarios/:id", (c) => {
    const { draft } = c.var;
    const project = projectOf(draft);
    const linted = inspect(project);
    const id = c.req.param("id");
    const scenarios = isGuestScreen(id, draft, linted) && screenScenarios(linted, project, id);
    return scenarios ? c.json(scenarios) : refuse(c, 404, "There is no such screen in this draft.");
  });

  routes.get("/api/modules/:name{.+\\.js}", (c) => {
    const project = projectOf(c.var.draft);
    const module = screenModule(inspect(project), project, c.req.param("name").replace(/\.js$/, ""));
    if (!module) return refuse(c, 404, "There is no such screen.");
    return c.body(module.code, module.isRefused ? 422 : 200, {
      "Content-Type": "text/javascript; charset=utf-8",
    });
  });

  routes.get("/api/languages/:tag", (c) => {
    const project = projectOf(c.var.draft);
    const language = galleryLanguage(c.req.param("tag"), project, inspect(project));
    return language ? c.json(language) : refuse(c, 404, "There is no such language.");
  });

  routes.get("/api/tenant", (c) => {
    const { share, draft } = c.var;
    const key = c.req.query("key") ?? "";
    if (!isGuestTenant(key, draft, share)) return refuse(c, 404, "There is no such bank.");
    return tenantText(c, projectOf(draft), key);
  });

  routes.all("/sandbox/*", bodyLimit({ maxSize: BODY_LIMIT }), async (c) => {
    const { share, draft } = c.var;
    const url = sandboxUrl(c.req.url, `${SHARED}/${share.token}/sandbox`);
    if (!url) return refuse(c, 404, "There is no such call.");
    const { method } = c.req;
    const body = method === "POST" ? await c.req.text() : "";
    const texts = textsOf(draft);
    const project = { saved: inspect(openProject(root)), drafted: inspect(projectOf(draft)) };
    if (!isGuestCall({ method, path: url.pathname, body }, project)) return refused(c);
    const headers = HEADERS.flatMap((name): [string, string][] => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    });
    return await sandbox(new Request(url, { method, headers, ...(body !== "" && { body }) }), texts);
  });

  return routes as unknown as Hono;

  function projectOf(draft: KeptDraft) {
    return withTexts(openProject(root), textsOf(draft));
  }
}

function textsOf({ files }: KeptDraft): ReadonlyMap<string, string> {
  return new Map(Object.entries(files).map(([path, { text }]) => [path, text]));
}

/** The sandbox's own address of a guest's call; undefined for what is no call of the provider. */
function sandboxUrl(address: string, before: string): URL | undefined {
  const { pathname, search } = new URL(address);
  const path = pathname.slice(before.length);
  if (!/^\/(?:api\/v1|platform\/api\/v1|vas\/api)\//.test(path)) return undefined;
  const url = new URL(`http://localhost${path}${search}`);
  // A path that the URL reads in another way is none of ours.
  return url.pathname === path ? url : undefined;
}

function refused(c: Context): Response {
  return c.json({ status: false, message: "This is a draft to look at: nothing is sent from here." }, 403);
}

function noLink(c: Context): Response {
  return refuse(c, 404, "This link shows nothing (any more). Ask who sent it for a new one.");
}
