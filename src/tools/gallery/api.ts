import { Hono } from "hono";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

import { GALLERY_API } from "#gallery/protocol.ts";
import { openProject, type Project, withTexts } from "#tools/lint/project-files.ts";

import { catalogueOf, screenModule } from "./catalogue.ts";
import { createDrafts, type Drafts } from "./drafts.ts";
import { readProjectFile, saveProjectFile } from "./files.ts";
import { createInspector, newProblems } from "./inspect.ts";
import { createLanguage } from "./language/language.ts";
import { onlyFromHere } from "./only-from-here.ts";
import { isDraftFiles, isSaveFile, isTextPlace } from "./requests.ts";

/** Bytes. The largest file of the project has a twentieth of it. */
const BODY_LIMIT = 1024 * 1024;

export type GalleryApiOptions = {
  /** The project whose files are shown and saved. */
  readonly root: string;
  /** Shared with the sandbox, so that it answers what only a draft's scenarios know. */
  readonly drafts?: Drafts;
};

/**
 * Answers everything below `/__gallery/api/`, as `gallery/protocol.ts` says. For development only: it reads and writes
 * the project's JSON files, though for pages of this machine alone.
 */
export function createGalleryApi({ root, drafts = createDrafts() }: GalleryApiOptions): Hono {
  const inspect = createInspector();
  const language = createLanguage(root);
  const api = new Hono().basePath(GALLERY_API);
  api.use(onlyFromHere);
  api.use(bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => refuse(c, 413, "A body may have 1 MB.") }));
  api.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });

  api.get("/catalogue", (c) => {
    const project = projectOf(c);
    return project ? c.json(catalogueOf(inspect(project), project, c.req.query("drafts"))) : forgotten(c);
  });

  api.get("/modules/:name{.+\\.js}", (c) => {
    const project = projectOf(c);
    if (!project) return forgotten(c);
    const module = screenModule(inspect(project), project, c.req.param("name").replace(/\.js$/, ""));
    if (!module) return refuse(c, 404, "There is no such screen.");
    return c.body(module.code, module.isRefused ? 422 : 200, {
      "Content-Type": "text/javascript; charset=utf-8",
    });
  });

  api.get("/files", (c) => {
    const file = readProjectFile(root, c.req.query("path") ?? "");
    return file ? c.json(file) : noFile(c);
  });

  api.put("/files", async (c) => {
    const wanted: unknown = await c.req.json().catch(() => undefined);
    if (!isSaveFile(wanted)) return refuse(c, 400, "A file is saved by its text and the version it had.");
    const saved = saveProjectFile(root, c.req.query("path") ?? "", wanted);
    if (!saved) return noFile(c);
    return c.json(saved.file, saved.isConflict ? 409 : 200);
  });

  api.post("/drafts", async (c) => {
    const wanted: unknown = await c.req.json().catch(() => undefined);
    if (!isDraftFiles(wanted)) return refuse(c, 400, "Drafts are texts by the path of a JSON file.");
    const texts = new Map(Object.entries(wanted.files));
    const saved = openProject(root);
    const problems = newProblems(texts, inspect(saved), inspect(withTexts(saved, texts)));
    return c.json({ drafts: drafts.keep(texts), problems });
  });

  api.post("/complete", async (c) => {
    const wanted: unknown = await c.req.json().catch(() => undefined);
    return isTextPlace(wanted) ? c.json(await language.complete(wanted)) : noPlace(c);
  });

  api.post("/hover", async (c) => {
    const wanted: unknown = await c.req.json().catch(() => undefined);
    return isTextPlace(wanted) ? c.json(await language.hover(wanted)) : noPlace(c);
  });

  api.get("/tenant", (c) => {
    const project = projectOf(c);
    if (!project) return forgotten(c);
    const path = `tenants/${c.req.query("key") ?? ""}.json`;
    if (!project.paths.includes(path)) return refuse(c, 404, "There is no such tenant file.");
    return c.body(project.read(path), 200, { "Content-Type": "application/json; charset=utf-8" });
  });

  api.all("*", (c) => refuse(c, 404, "The gallery knows no such call."));
  return api;

  /** The project as the request wants it; undefined where its drafts are not known any more. */
  function projectOf(c: Context): Project | undefined {
    const name = c.req.query("drafts");
    if (!name) return openProject(root);
    const texts = drafts.read(name);
    return texts && withTexts(openProject(root), texts);
  }
}

function forgotten(c: Context): Response {
  return refuse(c, 404, "These drafts are forgotten. Send them again.");
}

function noFile(c: Context): Response {
  return refuse(c, 404, "There is no such screen, part or tenant file.");
}

function noPlace(c: Context): Response {
  return refuse(c, 400, "A place is the path of a JSON file, its text and an offset in it.");
}

function refuse(c: Context, status: 400 | 404 | 413, message: string): Response {
  return c.json({ message }, status);
}
