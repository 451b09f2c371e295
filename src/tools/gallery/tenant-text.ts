import type { Context } from "hono";

import type { Project } from "#tools/project/project-files.ts";

/**
 * Answers the text of a bank's file. A bank may have none: that is no error, and a browser reports a 404 as one, so the
 * answer is then 204.
 */
export function tenantText(c: Context, project: Project, key: string): Response {
  const path = `tenants/${key}.json`;
  if (!project.paths.includes(path)) return c.body(null, 204);
  return c.body(project.read(path), 200, { "Content-Type": "application/json; charset=utf-8" });
}
