import type { Context } from "hono";

/** A browser that asks for a page, not for a file which happens to be gone. */
export function isNavigation(c: Context): boolean {
  const isFile = /\.[^/]*$/.test(c.req.path) || c.req.path.startsWith("/tenants/");
  return !isFile && (c.req.header("Accept") ?? "").includes("text/html");
}
