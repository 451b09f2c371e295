import type { WorkboxPlugin } from "workbox-core";

/**
 * Keeps no page in the place of a file. A host under maintenance may send one for each address, with 200 or after a
 * redirect, and a file that is kept is never asked for again: not even by the next release, if it has the same one.
 */
export const noPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && !isPage(response) ? response : null,
};

function isPage(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
