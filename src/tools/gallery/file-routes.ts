import { Hono } from "hono";
import type { Context } from "hono";

import type { SavedFile } from "#gallery/protocol.ts";
import { openProject } from "#tools/project/project-files.ts";

import { bodyOf, refuse } from "./answers.ts";
import { checkProjectFile, readProjectFile, writeProjectFiles } from "./files.ts";
import { type Inspect, newProblems } from "./inspect.ts";
import { isSaveFile } from "./requests.ts";
import { differencesOf, touchMoney } from "./review/differences.ts";

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
    const checked = checkProjectFile(root, pathOf(c), wanted);
    if (checked.kind === "unknown") return noFile(c);
    if (checked.kind === "conflict") return c.json(checked.file, 409);
    const before = openProject(root);
    const linted = inspect(before);
    const texts = new Map([[checked.path, checked.text]]);
    if (touchMoney(differencesOf(before, texts, inspect))) {
      return refuse(c, 428, "This changes what touches money. Each such change is confirmed in the review.");
    }
    const [file] = writeProjectFiles(root, [checked]);
    const problems = newProblems(texts, linted, inspect(openProject(root)));
    return c.json({ ...file!, problems } satisfies SavedFile);
  });

  return routes;
}

function pathOf(c: Context): string {
  return c.req.query("path") ?? "";
}

function noFile(c: Context): Response {
  return refuse(c, 404, "There is no such screen, part or tenant file.");
}
