import type { CDPSession } from "@playwright/test";

import { PAGE_LIMIT_MS } from "./conditions.ts";

/** Scripts that a page has loaded over the network: path → transferred bytes, headers included. */
export type Scripts = {
  readonly loaded: () => ReadonlyMap<string, number>;
  /** Resolves when the page has had no open request for a while. */
  readonly quiet: () => Promise<void>;
};

const QUIET_MS = 1000;

export function watchScripts(cdp: CDPSession): Scripts {
  const paths = new Map<string, string>();
  const loaded = new Map<string, number>();
  const open = new Set<string>();
  let lastChange = performance.now();
  const touch = () => (lastChange = performance.now());

  cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (type === "Script") paths.set(requestId, new URL(request.url).pathname);
    open.add(requestId);
    touch();
  });
  // The service worker's copy costs no transfer.
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromServiceWorker) paths.delete(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    // What comes from a cache has no bytes.
    if (path !== undefined && encodedDataLength > 0)
      loaded.set(path, (loaded.get(path) ?? 0) + encodedDataLength);
    open.delete(requestId);
    touch();
  });
  cdp.on("Network.loadingFailed", ({ requestId }) => {
    open.delete(requestId);
    touch();
  });
  return {
    loaded: () => new Map(loaded),
    quiet: async () => {
      // The last action may not have sent its requests yet.
      touch();
      const limit = performance.now() + PAGE_LIMIT_MS;
      while (open.size > 0 || performance.now() - lastChange < QUIET_MS) {
        if (performance.now() > limit) throw new Error("The page did not stop loading.");
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}
