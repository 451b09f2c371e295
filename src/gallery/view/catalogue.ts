import type { Catalogue } from "#gallery/protocol.ts";
import { readCatalogue } from "#gallery/shell/ask-server.ts";

/** What there is to see, the drafts of this address included. On its way as soon as the view is. */
export const catalogue: Promise<Catalogue> = readCatalogue(
  new URLSearchParams(location.search).get("drafts") ?? undefined,
);
// Whoever waits for it says what is wrong.
catalogue.catch(() => undefined);
