import { useEffect } from "react";

import { loadOnce } from "#app/router/load-once.ts";

import { ALL, type Address } from "./address/address.ts";

/** Loads the late pages. */
export const loadLatePages = async () => (await import("./late-pages.ts")).latePages;

/** Loads the late pages beside the project if the address names one of them, else once somebody moves towards a link. */
export function useLatePages({ subject, state }: Address): void {
  const isWanted = state !== undefined || (subject !== ALL && subject?.startsWith("~") === true);
  useEffect(() => {
    // Whoever shows the page reports the error.
    const load = () => void loadOnce(loadLatePages).catch(() => undefined);
    if (isWanted) return load();
    const stop = new AbortController();
    for (const sign of ["pointermove", "keydown"]) {
      addEventListener(sign, load, { once: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [isWanted]);
}
