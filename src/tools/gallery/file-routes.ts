import { Hono } from "hono";
import type { Context } from "hono";

import type { SavedFile } from "#gallery/protocol.ts";
import { openProject } from "#tools/project/project-files.ts";

import { bodyOf, refuse } from "./answers.ts";
import { readProjectFile, saveProjectFile } from "./files.ts";
import { type Inspect, newProblems } from "./inspect.ts";
import { isSaveFile } from "./requests.ts";

/** Reads and saves the project's JSON files. */
export function fileRoutes(root: string, inspect: Inspect): Hono {
  const routes = new Hono();

  routes.get("/files", (c) => {
    const file = readProjectFile(root, pathOf(c));
    return file ? c.json(file) : noFile(c);
  });

  routes.put("/files", async (c) => {
    const wanted = await bodyOf(c);
    if (!isSaveFile(wanted)) return refuse(c, 400, "A file is saved by its text and the version it had.");
    const before = inspect(openProject(root));
    const saved = saveProjectFile(root, pathOf(c), wanted);
    if (!saved) return noFile(c);
    if (saved.isConflict) return c.json(saved.file, 409);
    const texts = new Map([[saved.file.path, saved.file.text]]);
    const problems = newProblems(texts, before, inspect(openProject(root)));
    return c.json({ ...saved.file, problems } satisfies SavedFile);
  });

  return routes;
}

function pathOf(c: Context): string {
  return c.req.query("path") ?? "";
}

function noFile(c: Context): Response {
  return refuse(c, 404, "There is no such screen, part or tenant file.");
}
