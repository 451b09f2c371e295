import { Hono } from "hono";
import type { Context } from "hono";

import type { KeptDraft, KeptList, KeptSummary } from "#gallery/protocol-drafts.ts";
import { bodyOf, refuse } from "#tools/gallery/answers.ts";
import type { Share, Shares } from "#tools/gallery/shared/shares.ts";

import { refusedName, tidyName } from "./draft-name.ts";
import { isKeepAgain, isKeepDraft, isShareDraft } from "./kept-requests.ts";
import { type InTheWay, type KeptStore } from "./kept-store.ts";

/** Serves guests, or says by which command that would be so. */
export type Sharing = Shares | { readonly command: string };

/** Keeps unsaved files under names, and shares them with guests. */
export function keptRoutes(store: KeptStore, sharing: Sharing): Hono {
  const shares = "command" in sharing ? undefined : sharing;
  const routes = new Hono();

  routes.get("/kept", (c) =>
    c.json({
      drafts: store.list().map(summaryOf),
      ...("command" in sharing && { shareCommand: sharing.command }),
    } satisfies KeptList),
  );

  routes.post("/kept", async (c) => {
    const wanted = await bodyOf(c);
    if (!isKeepDraft(wanted)) return noDraft(c);
    const name = tidyName(wanted.name);
    const refused = refusedName(name);
    return refused === undefined ? told(c, store.keep(name, wanted.files)) : refuse(c, 400, refused);
  });

  routes.get("/kept/:id", (c) => told(c, store.read(c.req.param("id"))));

  routes.put("/kept/:id", async (c) => {
    const wanted = await bodyOf(c);
    if (!isKeepAgain(wanted)) return noDraft(c);
    const name = wanted.name === undefined ? undefined : tidyName(wanted.name);
    const refused = name === undefined ? undefined : refusedName(name);
    if (refused !== undefined) return refuse(c, 400, refused);
    return told(c, store.keepAgain(c.req.param("id"), { ...wanted, ...(name !== undefined && { name }) }));
  });

  routes.delete("/kept/:id", (c) => {
    const id = c.req.param("id");
    shares?.withdraw(id);
    return store.remove(id) ? c.json({}) : gone(c);
  });

  routes.post("/kept/:id/share", async (c) => {
    const draft = store.read(c.req.param("id"));
    const wanted = await bodyOf(c);
    if (!draft) return gone(c);
    if ("command" in sharing) return refuse(c, 400, `Guests are served by ${sharing.command}.`);
    if (!isShareDraft(wanted)) return refuse(c, 400, "A draft is shared with the company key of a bank.");
    const isNew = shares?.of(draft.id) === undefined;
    const share = sharing.make(draft.id, wanted.tenant);
    if (isNew) tellShared(draft, sharing.linksOf(share));
    return c.json(summaryOf(draft));
  });

  routes.delete("/kept/:id/share", (c) => {
    const draft = store.read(c.req.param("id"));
    shares?.withdraw(c.req.param("id"));
    return draft ? c.json(summaryOf(draft)) : gone(c);
  });

  return routes;

  function told(c: Context, result: KeptDraft | InTheWay | undefined): Response {
    if (!result) return gone(c);
    return "inTheWay" in result ? c.json(summaryOf(result.inTheWay), 409) : c.json(result);
  }

  function summaryOf({ files, ...draft }: KeptDraft): KeptSummary {
    const share: Share | undefined = shares?.of(draft.id);
    return {
      ...draft,
      paths: Object.keys(files),
      ...(shares && share && { links: shares.linksOf(share), shownIn: share.tenant }),
    };
  }
}

function tellShared({ name }: KeptDraft, links: readonly string[]): void {
  console.log(`Shared “${name}”, to look at from this network for as long as this server runs:`);
  for (const link of links) console.log(`  ${link}`);
}

function noDraft(c: Context): Response {
  return refuse(c, 400, "A draft has a name, and texts and versions by the path of a JSON file.");
}

function gone(c: Context): Response {
  return refuse(c, 404, "There is no such draft any more. Somebody has removed it.");
}
