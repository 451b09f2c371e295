import type { Catalogue } from "#gallery/protocol.ts";
import { readCatalogue } from "#gallery/shell/ask-server.ts";

/** The catalogue, with the drafts of this address. Loading starts with the view. */
export const catalogue: Promise<Catalogue> = readCatalogue(
  new URLSearchParams(location.search).get("drafts") ?? undefined,
);
// Whoever awaits it reports the error.
catalogue.catch(() => undefined);
