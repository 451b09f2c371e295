import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { screens } from "virtual:screens";

import type { Bank } from "#app/bank.ts";
import { createEnvironment } from "#app/environment.ts";
import { ENGLISH } from "#app/language/open-language.ts";
import { loadOnce } from "#app/router/load-once.ts";
import { screenLoader } from "#app/router/loaders.ts";
import { createSessionControl } from "#app/session/session-control.ts";
import { openLivingSessions } from "#app/session/living-sessions.ts";
import type { Screen, ScreenEntry } from "#definition/compiled.ts";
import type { PublicPage, PublicPages } from "#definition/public-page.ts";
import { sessionScope } from "#engine/session-scope.ts";
import { resolveToText } from "#engine/value.ts";
import { memoryStorage, safeStorage } from "#lib/storage.ts";
import { createSession } from "#provider/session.ts";
import { defaultsLayer } from "#tenant/defaults.ts";
import { resolveSettings } from "#tenant/layers.ts";

import { BuiltApp } from "./built-app.tsx";
import { LateNote } from "./late-note.tsx";
import { unknownBank } from "./unknown-bank.ts";

/**
 * Renders the public screens that anyone may open by their address. Guarded screens are left out: they need data from an
 * earlier screen, so most direct visits are redirected.
 */
export async function prerender(): Promise<PublicPages> {
  const sheet = new ServerStyleSheet();
  const note = renderToStaticMarkup(sheet.collectStyles(<LateNote />));
  const { bank } = unknownBank(nobodysBank());
  const pages: PublicPage[] = [];
  for (const entry of screens.filter(({ access, over }) => access === "public" && !over)) {
    const { screen } = await loadOnce(screenLoader(entry));
    if (!screen.guard) pages.push(render(entry, screen, bank, sheet));
  }
  return { pages, note, css: sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, "") };
}

function render(entry: ScreenEntry, screen: Screen, bank: Bank, sheet: ServerStyleSheet): PublicPage {
  const { id, path, late = [] } = entry;
  const router = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
  const html = renderToString(sheet.collectStyles(<BuiltApp bank={bank} router={router} />));
  const scope = sessionScope(createEnvironment(bank, ""));
  return { id, path, late, html, title: resolveToText(screen.documentTitle ?? screen.title, scope) };
}

/** A stand-in for a bank, without a company and without a customer. */
function nobodysBank(): Bank {
  const storage = safeStorage(memoryStorage);
  const channel = { post: nothing, subscribe: () => nothing, close: nothing };
  const { settings } = resolveSettings([defaultsLayer]);
  return {
    deployment: {
      bases: { provider: "", platform: "", vas: "" },
      applicationId: () => "",
      defaultCompany: undefined,
      linkHosts: undefined,
      redirectHosts: [],
      sandbox: false,
    },
    companyKey: "",
    company: {},
    settings,
    language: ENGLISH,
    isLastKnown: false,
    session: createSessionControl({
      session: createSession(storage),
      storage,
      channel,
      living: openLivingSessions(storage),
      companyKey: "",
      onEnd: nothing,
    }),
    send: () => Promise.reject(new Error("Nothing is sent while a page is built.")),
    channel,
    device: storage,
    tab: storage,
    alone: () => async (work) => work(),
    scheme: { get: () => "light", toggle: nothing, forget: nothing, subscribe: () => nothing },
    close: nothing,
  };
}

function nothing(): void {
  // Nobody uses the page while it is built.
}
