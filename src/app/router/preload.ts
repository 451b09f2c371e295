import { screensNow } from "#app/screens/screens-now.ts";
import { screenAt } from "#app/screens/use-screens.ts";

import { loadOnce } from "./load-once.ts";
import { customerAreaLoader, screenLoader } from "./loaders.ts";
import { pageOf } from "./page-of.ts";

/** Starts loading everything that a path needs, all at once. Errors appear when the path is opened. */
export function preload(pathname: string): void {
  const screen = screenAt(screensNow().screens, pathname);
  const page = pageOf(pathname, screen);
  if (!screen && !page) return;
  const loads = [
    ...(screen ? [screenLoader(screen)] : []),
    ...(page ? [page.load] : []),
    ...(page || screen?.access === "customer" ? [customerAreaLoader] : []),
  ];
  for (const load of loads) loadOnce<unknown>(load).catch(() => undefined);
}
