import type { Bank } from "#app/bank.ts";
import { menuEntries } from "#app/layout/menu-entries.ts";
import { ENGLISH } from "#app/language/open-language.ts";
import { createSessionControl, type SessionView } from "#app/session/session-control.ts";
import { openLivingSessions } from "#app/session/living-sessions.ts";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import { createSession } from "#provider/session.ts";
import { defaultsLayer } from "#tenant/defaults.ts";
import { resolveSettings } from "#tenant/layers.ts";
import type { Settings } from "#tenant/settings.ts";

/** A stand-in for a bank while a page is built, without a company and without a customer. */
export function nobodysBank(): Bank {
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

/** Signed in, and no more is known: the name comes with the app. */
const somebody: SessionView = { token: "some", user: undefined, account: "somebody", notice: undefined };

/** The bank with a customer, who is offered what stands at a path: it is not known which banks offer it. */
export function offering(bank: Bank, path: string): Bank {
  const above = menuEntries().filter((entry) => `${path}/`.startsWith(`${entry.path}/`));
  const offered = above.flatMap(({ flags }) => flags ?? []);
  const flags: Settings["flags"] = {
    menu: on(offered.flatMap(({ menu }) => menu)),
    features: on(offered.map(({ feature }) => feature)),
  };
  return {
    ...bank,
    settings: { ...bank.settings, flags },
    session: { ...bank.session, get: () => somebody },
  };
}

function on(names: readonly string[]): Readonly<Record<string, boolean>> {
  return Object.fromEntries(names.map((name) => [name, true]));
}

function nothing(): void {
  // Nobody uses the page while it is built.
}
