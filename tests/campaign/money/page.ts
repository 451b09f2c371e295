import { createEnvironment } from "#app/environment.ts";
import { openLivingSessions } from "#app/session/living-sessions.ts";
import { createSessionControl, type SessionControl } from "#app/session/session-control.ts";
import type { Screen } from "#definition/compiled.ts";
import type { Environment } from "#engine/environment.ts";
import { late } from "#engine/scenario/late.ts";
import type { Journal } from "#engine/journal/journal.ts";
import { watchJournal } from "#engine/payments/journal-watcher.ts";
import { createScreenStore, type ScreenStore } from "#engine/screen/screen-store.ts";
import { aloneByStorage } from "#lib/storage/alone.ts";
import { safeStorage, type SafeStorage } from "#lib/storage/storage.ts";
import { createClient, type Send } from "#provider/client.ts";
import { createSession } from "#provider/session.ts";
import { companies } from "#sandbox/demo/companies.ts";
import { resolveTexts } from "#tenant/load.ts";

import type { OpenStorage } from "./storages.ts";
import type { Person, World } from "./world.ts";

const HOST = "http://sandbox.test";
const COMPANY = "demo";
const company = companies[COMPANY]!;
const { settings } = resolveTexts(COMPANY, company, undefined);
const deployment = { redirectHosts: [] };
const channel = { post: () => {}, subscribe: () => () => {}, close: () => {} };

/** A page without address: Node has none, and no payment of the campaign leads to another page. */
const outside: Environment["outside"] = {
  allows: () => false,
  addressOf: (path) => path,
  backFor: () => undefined,
};

/** One load of the app in a tab. */
export type Page = {
  /** Opens the screen in place of the previous one. A customer who is not signed in signs in first. */
  readonly open: (screen: Screen) => ScreenStore;
  readonly endSession: () => void;
  readonly journal: () => Journal;
  /** The browser says that it is online again. */
  readonly goOnline: () => void;
  /** The browser says that another tab has written. */
  readonly hear: () => void;
  /** Ends the page at once, whatever it is doing: no reply reaches it any more. */
  readonly go: () => void;
};

export type Customer = {
  readonly person: Person;
  /** The values that another screen has stored for this one. */
  readonly stored: Readonly<Record<string, unknown>>;
};

/** Loads the app like a browser, with the storage of its tab and its device. */
export function loadPage(
  world: World,
  kept: { readonly device: OpenStorage; readonly tab: OpenStorage },
  { person, stored }: Customer,
): Page {
  const [device, tab] = [safeStorage(kept.device), safeStorage(kept.tab)];
  const session = openSession(device, tab);
  let isGone = false;
  const send = sender(session, () => isGone);
  let signedIn: SignedIn | undefined;

  function signIn(): SignedIn {
    if (session.get().account === "") {
      session.signIn(person.token, person.user);
      session.store(stored);
    }
    const { account } = session.get();
    const alone = (name: string) => aloneByStorage(name, device, world);
    const bank = {
      session,
      company,
      companyKey: COMPANY,
      settings,
      isLastKnown: false,
      send,
      channel,
      device,
      tab,
      alone,
      deployment,
    };
    const { now, pause } = world;
    return startSession({ ...createEnvironment(bank, account), perform: () => {}, outside, now, pause });
  }

  session.subscribe(() => {
    if (session.get().account !== "") return;
    signedIn?.stop();
    signedIn = undefined;
  });
  return {
    open: (screen) => (signedIn ??= signIn()).open(screen),
    endSession: () => session.end("expired"),
    journal: () => signedIn!.environment.journal,
    goOnline: () => signedIn?.check(),
    hear: () => signedIn?.environment.journal.reload(),
    go: () => {
      isGone = true;
      signedIn?.stop();
    },
  };
}

type SignedIn = ReturnType<typeof startSession>;

/** The objects that live as long as one customer's session. */
function startSession(environment: Environment) {
  let shown: Screen | undefined;
  let leave: (() => void) | undefined;
  const watcher = watchJournal(environment, async () => shown);
  return {
    environment,
    check: watcher.check,
    open: (screen: Screen) => {
      leave?.();
      shown = screen;
      const store = createScreenStore(screen, environment, late);
      leave = store.open();
      return store;
    },
    stop: () => {
      leave?.();
      watcher.stop();
    },
  };
}

function openSession(device: SafeStorage, tab: SafeStorage): SessionControl {
  return createSessionControl({
    session: createSession(tab),
    storage: tab,
    channel,
    living: openLivingSessions(device),
    companyKey: COMPANY,
    onEnd: () => {},
  });
}

function sender(session: SessionControl, isGone: () => boolean): Send {
  const send = createClient({
    bases: { provider: `${HOST}/api/v1/`, platform: `${HOST}/platform/api/v1/`, vas: `${HOST}/` },
    credentials: () => ({ token: session.get().token, applicationId: "campaign" }),
    onUnauthorized: () => session.end("expired"),
  });
  return (request) =>
    send(request).finally(async () => {
      if (isGone()) await new Promise(() => {});
    });
}
