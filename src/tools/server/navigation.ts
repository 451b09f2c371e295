import type { Context } from "hono";

/** Folders of the build that hold files only: below them no address is a page. */
export const FILE_FOLDERS = ["assets/", "tenants/"] as const;

/** Whether an address can be a page of the app. The address of a file is not, even if the file is gone. */
export function isPagePath(path: string): boolean {
  return !/\.[^/]*$/.test(path) && !FILE_FOLDERS.some((folder) => path.startsWith(`/${folder}`));
}

/** A browser that asks for a page of what stands at `base`. */
export function isNavigation(c: Context, base = ""): boolean {
  return isPagePath(c.req.path.slice(base.length)) && (c.req.header("Accept") ?? "").includes("text/html");
}
