import { Hono } from "hono";
import type { Context } from "hono";

import { bodyOf, refuse } from "./answers.ts";
import { createLanguage } from "./language/language.ts";
import { isTextPlace } from "./requests.ts";

/** Completes and explains JSON while it is written. */
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

  return routes;
}

function noPlace(c: Context): Response {
  return refuse(c, 400, "A place is the path of a JSON file, its text and an offset in it.");
}
