import type { Context } from "hono";

import { SCREENS_FOLDER } from "#definition/released.ts";

/** Folders of the build that only hold files: no address below them is a page. */
export const FILE_FOLDERS = ["assets/", "tenants/", SCREENS_FOLDER] as const;

/**
 * Paths of files that are for the host, not for browsers: those of the build, and what a name with a dot before it hides in any
 * folder (`tenants/.git/config`). Every server understands this expression.
 */
export const HOST_FILES = /^\/(_headers|_redirects|[^/]+\/404\.html|(.*\/)?\..*)$/;

/** Paths of files: their last part has a dot. */
export const FILES = /\.[^/]*$/;

/** Whether an address can be a page of the app. The address of a file cannot, even if the file is missing. */
export function isPagePath(path: string): boolean {
  return !FILES.test(path) && !FILE_FOLDERS.some((folder) => path.startsWith(`/${folder}`));
}

/** Whether a browser requests a page below `base`. */
export function isNavigation(c: Context, base = ""): boolean {
  return isPagePath(c.req.path.slice(base.length)) && (c.req.header("Accept") ?? "").includes("text/html");
}
