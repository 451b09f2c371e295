import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { screens } from "virtual:screens";

import type { Bank } from "#app/bank.ts";
import { createEnvironment } from "#app/environment.ts";
import { loadOnce } from "#app/router/load-once.ts";
import { customerAreaLoader, screenLoader } from "#app/router/loaders.ts";
import type { BuiltPage, BuiltPages } from "#definition/built-page.ts";
import type { Ask, Screen, ScreenEntry } from "#definition/compiled.ts";
import { isAsk, isDialog } from "#engine/state/position.ts";
import { sessionScope } from "#engine/scope/session-scope.ts";
import { resolveToText } from "#engine/values/value.ts";

import { BuiltApp } from "./built-app.tsx";
import { builtLists } from "./built-lists.ts";
import { LateNote } from "./late-note.tsx";
import { nobodysBank, offering } from "./nobodys-bank.ts";
import { unknownBank } from "./unknown-bank.ts";

/**
 * Renders the screens that begin with a form and that anyone, or any customer, may open by their address. Guarded screens are left
 * out: they need data from an earlier screen, so most direct visits are redirected.
 */
export async function prerender(): Promise<BuiltPages> {
  const sheets = { public: new ServerStyleSheet(), customer: new ServerStyleSheet() };
  const [note] = Object.values(sheets).map((sheet) =>
    renderToStaticMarkup(sheet.collectStyles(<LateNote />)),
  );
  const { bank } = unknownBank(nobodysBank());
  await loadOnce(customerAreaLoader);
  const pages: BuiltPage[] = [];
  for (const entry of screens.filter(({ over }) => !over)) {
    const { access } = entry;
    const { screen } = await loadOnce(screenLoader(entry));
    const ask = firstForm(screen);
    if (!ask || screen.guard) continue;
    const lists = access === "customer" ? builtLists(screen, ask) : [];
    const page = { ...render(entry, screen, bank, sheets[access]), lists };
    if (FIELD.test(page.html)) pages.push(page);
  }
  return { pages, note: note!, css: { public: cssOf(sheets.public), customer: cssOf(sheets.customer) } };
}

/** What somebody can fill in. Some forms only offer what a bank has. */
const FIELD = /<form [^>]*>.*<(?:input|select|textarea)\b/;

/** The form with which a screen begins; undefined when it begins with something else. */
function firstForm({ steps: [first] }: Screen): Ask | undefined {
  return first && isAsk(first) && !isDialog(first) ? first.ask : undefined;
}

function render(
  entry: ScreenEntry,
  screen: Screen,
  nobodys: Bank,
  sheet: ServerStyleSheet,
): Omit<BuiltPage, "lists"> {
  const { id, path, access, late = [] } = entry;
  const bank = access === "customer" ? offering(nobodys, path) : nobodys;
  const router = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
  const html = renderToString(sheet.collectStyles(<BuiltApp bank={bank} router={router} />));
  const scope = sessionScope(createEnvironment(bank, ""));
  const title = resolveToText(screen.documentTitle ?? screen.title, scope);
  return { id, path, access, late, html, title };
}

function cssOf(sheet: ServerStyleSheet): string {
  return sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, "");
}
