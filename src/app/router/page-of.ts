import { matchPath } from "react-router-dom";

import type { ScreenEntry } from "#definition/compiled.ts";

import { pages, type PageEntry } from "./pages.ts";

/** The page at a path, or the one above which the path's screen opens in a dialog. */
export function pageOf(pathname: string, screen: ScreenEntry | undefined): PageEntry | undefined {
  return pages.find(({ path }) => matchPath(path, screen?.over ?? pathname));
}
