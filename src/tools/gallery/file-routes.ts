import { Hono } from "hono";
import type { Context } from "hono";

import { bodyOf, refuse } from "./answers.ts";
import { readProjectFile, saveProjectFile } from "./files.ts";
import { isSaveFile } from "./requests.ts";

/** Reads and saves the project's JSON files. */
export function fileRoutes(root: string): Hono {
  const routes = new Hono();

  routes.get("/files", (c) => {
    const file = readProjectFile(root, pathOf(c));
    return file ? c.json(file) : noFile(c);
  });

  routes.put("/files", async (c) => {
    const wanted = await bodyOf(c);
    if (!isSaveFile(wanted)) return refuse(c, 400, "A file is saved by its text and the version it had.");
    const saved = saveProjectFile(root, pathOf(c), wanted);
    return saved ? c.json(saved.file, saved.isConflict ? 409 : 200) : noFile(c);
  });

  return routes;
}

function pathOf(c: Context): string {
  return c.req.query("path") ?? "";
}

function noFile(c: Context): Response {
  return refuse(c, 404, "There is no such screen, part or tenant file.");
}
