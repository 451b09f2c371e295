import { Hono } from "hono";
import type { Context } from "hono";

import { openProject } from "#tools/project/project-files.ts";

import { bodyOf, refuse } from "./answers.ts";
import { createLanguage } from "./language/language.ts";
import { describePanel } from "./panel/describe-panel.ts";
import { rename } from "./rename/rename.ts";
import { isPanelPlace, isRenamePlace, isTextPlace } from "./requests.ts";

/** Completes and explains JSON while it is written, describes what can be set in it, and renames. */
export function languageRoutes(root: string): Hono {
  const language = createLanguage(root);
  const routes = new Hono();

  routes.post("/complete", async (c) => {
    const wanted = await bodyOf(c);
    return isTextPlace(wanted) ? c.json(await language.complete(wanted)) : noPlace(c);
  });

  routes.post("/hover", async (c) => {
    const wanted = await bodyOf(c);
    return isTextPlace(wanted) ? c.json(await language.hover(wanted)) : noPlace(c);
  });

  routes.post("/panel", async (c) => {
    const wanted = await bodyOf(c);
    if (!isPanelPlace(wanted)) return noPlace(c);
    const panel = describePanel(openProject(root), wanted);
    return panel ? c.json(panel) : refuse(c, 404, "There is no such object, or the file is not JSON yet.");
  });

  routes.post("/rename", async (c) => {
    const wanted = await bodyOf(c);
    return isRenamePlace(wanted) ? c.json(rename(openProject(root), wanted)) : noPlace(c);
  });

  return routes;
}

function noPlace(c: Context): Response {
  return refuse(c, 400, "A place is the path of a JSON file, its text and an offset in it.");
}
