import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { atRest } from "#app/at-rest.ts";
import { savesData } from "#app/saves-data.ts";
import { idle } from "#lib/idle.ts";
import { pause } from "#lib/pause.ts";

import { preload } from "./preload.ts";

/** By then a page has loaded what it shows, or soon will. */
const SETTLED_MS = 1000;

/**
 * Loads what the links in the content of a page lead to, while the customer looks at it, so that the page of a tapped link is there at once.
 * By then the files are on the device (`atRest`), so this fetches hardly anything; nothing for customers who save data.
 */
export function useLinkedLoaded(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData()) return undefined;
    const leaving = new AbortController();
    atRest(() => loadLinked(leaving.signal));
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other links
  }, [pathname]);
}

/** One page at a time, and only while the browser has nothing to do. */
export async function loadLinked(signal: AbortSignal, load = preload): Promise<void> {
  await pause(SETTLED_MS);
  await idle();
  const links = document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']:not([target])");
  for (const path of new Set(Array.from(links, ({ pathname }) => pathname))) {
    if (signal.aborted) return;
    load(path);
    await idle();
  }
}
