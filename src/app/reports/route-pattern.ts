import { matchPath } from "react-router-dom";

import { pages } from "#app/router/pages.ts";
import { screensNow } from "#app/screens/screens-now.ts";

/** The pattern of the route that a path belongs to, as `/loan/:id`; `other` for none. A path may hold what belongs to somebody. */
export function routePattern(pathname: string): string {
  return [...screensNow().screens, ...pages].find(({ path }) => matchPath(path, pathname))?.path ?? "other";
}
