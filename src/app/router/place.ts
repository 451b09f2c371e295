import { matchPath } from "react-router-dom";
import { screens } from "virtual:screens";

import type { ScreenEntry } from "#definition/compiled.ts";

import { pages, type PageEntry } from "./pages.ts";

/** What stands at a path: a screen, a page, or a screen in a dialog above its page. */
type Place = { readonly screen: ScreenEntry | undefined; readonly page: PageEntry | undefined };

export function placeAt(pathname: string): Place {
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  return { screen, page: pages.find(({ path }) => matchPath(path, screen?.over ?? pathname)) };
}
